import type english from '../../en/desk/alarms.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.alarm.auditBroken': 'บันทึกการตรวจสอบถูกแก้ไขจากนอกโปรแกรม',
  'console.alarm.backupBroken': 'กู้คืนข้อมูลสำรองล่าสุดไม่ได้',
  'console.alarm.backupOld': 'ข้อมูลสำรองล่าสุดที่กู้คืนได้เก่าเกินไป',
  'console.alarm.checkBroken': 'มีเงื่อนไขที่ต้องเป็นจริงเสมอข้อหนึ่งไม่เป็นจริง',
  'console.alarm.diskFull': 'ดิสก์เหลือว่างไม่ถึงหนึ่งในสิบ',
  'console.alarm.exportLarge': 'มีการส่งออกรายการที่เกิน 100,000 แถวเป็นไฟล์',
  'console.alarm.jobFailing': 'มีงานเบื้องหลังล้มเหลวหลายครั้งติดต่อกัน',
  'console.alarm.mailUndelivered': 'มีอีเมลที่ส่งไม่ได้ตลอดสามวัน',
  'console.alarm.messageBudget': 'งบข้อความประจำวันถูกใช้หมดแล้ว',
  'console.alarm.nodesDisagree': 'โหนดของเครือข่ายไม่ตรงกัน หรือมีโหนดไม่ตอบ',
  'console.alarm.payInWay': 'มีการเสนอ เปิด หรือปิดช่องทางเติมเงิน',
  'console.alarm.payoutsStopped': 'หยุดการจ่ายเงินแล้วเพราะบัญชีไม่ตรง',
  'console.alarm.proofGone': 'การชำระเงินที่พิสูจน์แล้วไม่อยู่บนเครือข่ายอีกต่อไป',
  'console.alarm.queueLate': 'มีรายการที่รอเกินเวลา',
  'console.alarm.sealBroken': 'ข้อมูลที่ปิดผนึกไว้เปิดไม่ได้ แถวของข้อมูลถูกแก้ไขหรือถูกสลับ',
  'console.alarm.settlementLate': 'การสรุปยอดรายวันล่าช้า',
  'console.alarm.signInLocked': 'การเข้าสู่ระบบของผู้ดำเนินการถูกล็อก',
} satisfies Like<typeof english>;
