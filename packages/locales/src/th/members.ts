import type { Like } from '../slice.ts';
import type english from '../en/members.ts';

export default {
  'members.active': 'ใช้งานอยู่',
  'members.income': 'รายได้รวม',

  'members.accounts': 'บัญชีซื้อขาย',
  'members.nodes': 'โหนดของฉัน',
  'members.shared': 'โหนดที่แชร์',
  'members.network': 'เครือข่ายโหนด',
  'members.linked': 'บัญชีที่เชื่อมโยง',
  'members.reinvestment': 'บัญชีลงทุนซ้ำ',
  'members.share': 'ศูนย์การแชร์',
  'members.mall': 'ร้านค้า',
  'members.receiving': 'กระเป๋ารับเงิน',
  'members.security': 'ตรวจสอบความปลอดภัย',
  'members.verification': 'การยืนยันขั้นสูง',
  'members.password': 'เปลี่ยนรหัสผ่าน',
  'members.service': 'ฝ่ายบริการลูกค้า',
  'members.about': 'เกี่ยวกับเรา',

  'members.editTitle': 'แก้ไขโปรไฟล์',
  'members.choosePicture': 'เลือกรูป',
  'members.pictureNote': 'jpg ไม่เกิน {max} MB',
  'members.savePicture': 'ใช้รูปนี้',
  'members.nickname': 'ชื่อเล่น',
  'members.nicknameNote': 'ไม่บังคับ ไม่เกิน 24 ตัวอักษร',
  'members.country': 'ประเทศหรือภูมิภาค',
  'members.languageNote': 'ใช้กับข้อความที่เราส่งถึงคุณด้วย',
  'members.saved': 'บันทึกแล้ว',

  'members.sandbox': 'นี่คือระบบทดลอง เหรียญทั้งหมดเป็นเครดิตทดสอบที่ไม่มีมูลค่า ใช้ซื้อหรือถอนสิ่งใดไม่ได้',
  'members.live': 'แพลตฟอร์มนี้ทำงานด้วยสินทรัพย์จริง',
  'members.behind': 'ผู้รับผิดชอบ',
  'members.solvency': 'หลักฐานความสามารถในการชำระหนี้',
  'members.licences': 'ซอฟต์แวร์โอเพนซอร์ส',
  'members.licencesNote': 'แอปนี้สร้างขึ้นจากผลงานของผู้อื่นภายใต้สัญญาอนุญาตเหล่านี้ ขอขอบคุณ',
} satisfies Like<typeof english>;
