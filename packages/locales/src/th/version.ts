import type { Like } from '../slice.ts';
import type english from '../en/version.ts';

export default {
  'version.ready': 'มีเวอร์ชันใหม่แล้ว',
  'version.use': 'อัปเดต',
  'version.install': 'ติดตั้งแอป',
  'version.guideTitle': 'เพิ่มไปยังหน้าจอโฮม',
  'version.guideShare': 'แตะ “แชร์” ในแถบของ Safari',
  'version.guideAdd': 'เลื่อนลงแล้วแตะ “เพิ่มไปยังหน้าจอโฮม”',
  'version.guideOpen': 'แตะ “เพิ่ม” จากนั้น Greenhall จะเปิดเหมือนแอปอื่น',
  'version.offer': 'มี Greenhall ไว้ใกล้มือ',
  'version.offerNote': 'เปิดได้ทันทีจากหน้าจอโฮม และแจ้งให้คุณทราบเมื่อมีสิ่งใหม่',
  'version.push': 'เปิดการแจ้งเตือน',
} satisfies Like<typeof english>;
