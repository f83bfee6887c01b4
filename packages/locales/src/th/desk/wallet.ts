import type english from '../../en/desk/wallet.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.recharges': 'การเติมเงิน',
  'console.withdrawals': 'การถอน',
  'console.state.submitted': 'ส่งแล้ว',
  'console.state.approved': 'อนุมัติครั้งแรกแล้ว',
  'console.state.booked': 'ลงบัญชีแล้ว',
  'console.state.rejected': 'ปฏิเสธแล้ว',
  'console.state.requested': 'ขอแล้ว',
  'console.state.paid': 'จ่ายแล้ว',
  'console.state.cancelled': 'ยกเลิกแล้ว',
  'console.reference': 'เลขอ้างอิง',
  'console.note': 'หมายเหตุ',
  'console.voucher': 'หลักฐาน',
  'console.approvals': 'อนุมัติโดย',
  'console.book': 'ลงบัญชี',
  'console.sureReceipt': 'คุณเห็นเงินก้อนนี้ในบัญชีภายนอกแล้วหรือไม่',
  'console.surePayout': 'คุณตรวจสมาชิก ที่อยู่ และจำนวนแล้วหรือไม่',
  'console.paid': 'บันทึกการจ่าย',
  'console.arrives': 'ยอดที่ได้รับ',
  'console.address': 'ที่อยู่',
  'console.like': 'คล้ายหลักฐานของ: {numbers}',
} satisfies Like<typeof english>;
