import type english from '../en/content.ts';
import type { Like } from '../slice.ts';

export default {
  'content.newsTitle': 'ข่าวต่างประเทศ',
  'content.newsItemTitle': 'รายละเอียด',
  'content.noticesTitle': 'ประกาศ',
  'content.noticeTitle': 'รายละเอียดประกาศ',
  'content.questionsTitle': 'คำถามที่พบบ่อย',
  'content.newsEmpty': 'ยังไม่มีข่าว',
  'content.noticesEmpty': 'ยังไม่มีประกาศ',
  'content.questionsEmpty': 'ยังไม่มีคำถาม',
  'content.unreadCount': { other: 'ยังไม่อ่าน {count} รายการ' },
  'content.readAll': 'อ่านแล้วทั้งหมด',
  'content.unread': 'ใหม่',
  'content.important': 'สำคัญ',
  'content.search': 'ค้นหาคำถาม',
  'content.nothingFound': 'ไม่พบคำถามที่ตรงกัน',
  'content.nothingFoundNote': 'ลองใช้คำน้อยลงหรือคำอื่น',
  'content.found': { other: '{count} คำถาม' },
  'content.allQuestions': 'คำถามทั้งหมด',
  'content.group.start': 'เริ่มต้นใช้งาน',
  'content.group.levels': 'ระดับและหุ้น',
  'content.group.bonuses': 'โบนัส',
  'content.group.coins': 'เหรียญและกระเป๋าเงิน',
  'content.group.trading': 'การซื้อขาย',
  'content.group.security': 'ความปลอดภัย',
  'content.group.shop': 'ร้านค้า',
} satisfies Like<typeof english>;
