import type english from '../../en/desk/wallet.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.recharges': '儲值',
  'console.withdrawals': '提現',
  'console.state.submitted': '已提交',
  'console.state.approved': '已初審',
  'console.state.booked': '已入帳',
  'console.state.rejected': '已駁回',
  'console.state.requested': '已申請',
  'console.state.paid': '已付款',
  'console.state.cancelled': '已取消',
  'console.reference': '參考號',
  'console.note': '備註',
  'console.voucher': '憑證',
  'console.approvals': '審核人',
  'console.book': '入帳',
  'console.sureReceipt': '您是否已在外部帳戶上看到這筆款項？',
  'console.surePayout': '您是否已核對會員、地址和金額？',
  'console.paid': '登記付款',
  'console.arrives': '到帳',
  'console.address': '地址',
  'console.like': '與以下單據的憑證相似：{numbers}',
} satisfies Like<typeof english>;
