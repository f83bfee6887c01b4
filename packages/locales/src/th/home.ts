import type { Like } from '../slice.ts';
import type english from '../en/home.ts';

export default {
  'home.total': 'สินทรัพย์รวม · คิดเป็นเหรียญเงินสด',
  'home.fuel': 'เชื้อเพลิงโหนด',
  'home.height': 'ความสูงที่มีผล',
  'home.level': 'ระดับ V{level}',
  'home.pending': 'รอเปิดใช้งาน',
  'home.closed': 'ระดับถูกปิด',
  'home.entries': 'เมนูลัด',
  'home.download': 'ดาวน์โหลด',
  'home.register': 'สมัคร',
  'home.merit': 'อันดับผลงาน',
  'home.service': 'บริการลูกค้า',
  'home.notices': 'ประกาศ',
  'home.explorer': 'ตัวสำรวจ',
  'home.profile': 'โปรไฟล์',
  'home.price': 'ราคา',
  'home.sharePrice': 'ราคาหุ้น',
  'home.thirtyDays': '30 วัน',
  'home.today': 'รายได้วันนี้',
  'home.upgradeTitle': 'อัปเกรดและลงทุนซ้ำ',
  'home.upgradeLeft': 'ระดับ V{level} ของคุณเหลือความสูง {height}',
  'home.upgradeClosed': 'ระดับของคุณถูกปิดแล้ว อัปเกรดเป็นระดับที่สูงขึ้นเพื่อเปิดอีกครั้ง',
  'home.upgradeStart': 'เลือกระดับเพื่อเริ่มต้น',
  'home.upgrade': 'อัปเกรด',
} satisfies Like<typeof english>;
