import type english from '../../en/desk/exports.ts';
import type { Like } from '../../slice.ts';

export default {
  'exports.title': 'การส่งออก',
  'exports.note':
    'ไฟล์ขนาดใหญ่ที่คุณสั่งสร้างจากรายการต่าง ๆ แต่ละไฟล์เก็บไว้ 24 ชั่วโมงสำหรับคุณเท่านั้น สร้างได้ครั้งละหนึ่งไฟล์ และไม่เกินวันละ 20 ไฟล์',
  'exports.none': 'ยังไม่มีไฟล์ขนาดใหญ่ รายการที่เกิน 10,000 แถวจะเสนอให้สร้างเมื่อส่งออก',
  'exports.list': 'รายการ',
  'exports.filter': 'ตัวกรอง',
  'exports.all': 'ทั้งหมด',
  'exports.rows': 'แถว',
  'exports.size': 'ขนาด',
  'exports.state.waiting': 'รอดำเนินการ',
  'exports.state.running': 'กำลังสร้าง',
  'exports.state.done': 'พร้อม',
  'exports.state.failed': 'ล้มเหลว',
  'exports.failure.rows': 'รายการเกิน 1,000,000 แถว',
  'exports.failure.right': 'บทบาทของคุณไม่มีสิทธิ์ดูรายการนี้แล้ว',
  'exports.failure.asked': 'รายการไม่ตอบสนองต่อตัวกรองนี้',
  'exports.failure.attempts': 'การสร้างหยุดกลางคันหลายครั้ง โปรดขอใหม่',
  'exports.download': 'ดาวน์โหลด',
  'exports.keptUntil': 'เก็บไว้ถึง {time}',
} satisfies Like<typeof english>;
