import type { Like } from '../../slice.ts';
import type english from '../../en/outside/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': 'ลงทะเบียน',
  'mail.retrieve': 'รหัสผ่านเข้าสู่ระบบใหม่',
  'mail.resetPay': 'รหัสผ่านการชำระเงินใหม่',
  'mail.bind': 'ผูกโทรศัพท์หรืออีเมล',
  'mail.confirm': 'ยืนยันการเปลี่ยนการตั้งค่าความปลอดภัย',
  'mail.secondFactor': 'การเพิ่มวิธียืนยันขั้นที่สอง',
  'mail.operator': 'บัญชีผู้ดำเนินการ',
  'mail.operatorText':
    'คุณได้รับเชิญให้เป็นผู้ดำเนินการของ Greenhall โปรดเตรียมแอปยืนยันตัวตนและเปิดลิงก์นี้ภายใน {minutes} นาที:\n\n{link}\n\nลิงก์ใช้ได้ครั้งเดียว อย่าส่งต่อให้ใคร เพราะผู้ที่เปิดลิงก์จะกลายเป็นผู้ดำเนินการ หากคุณไม่ได้คาดว่าจะได้รับข้อความนี้ โปรดเพิกเฉย',
  'mail.operatorPassword':
    'รหัสผ่านของบัญชีผู้ดำเนินการของคุณถูกเปลี่ยนแล้ว และเซสชันอื่นทั้งหมดสิ้นสุดลงแล้ว\n\nหากไม่ใช่คุณ โปรดแจ้งผู้ดำเนินการคนอื่นทันที ผู้ดำเนินการระดับซูเปอร์สามารถระงับบัญชีของคุณได้',
  'mail.account': 'บัญชีรับเงินใหม่',
  'mail.trade': 'คำสั่งซื้อขายในห้องซื้อขาย',
  'mail.link': 'การเชื่อมบัญชี',
  'mail.node': 'การเปิดบัญชีลงทุนซ้ำ',
  'mail.nodePasswords': 'รหัสผ่านใหม่ของบัญชีลงทุนซ้ำ',
  'mail.code': {
    other:
      '{purpose}\n\nรหัสของคุณ: {code}\n\nใช้ได้ {count} นาที ห้ามบอกผู้อื่น ไม่มีใครจาก Greenhall ขอรหัสนี้ หากคุณไม่ได้ขอรหัส โปรดละเว้นข้อความนี้',
  },
  'mail.short': {
    other: 'Greenhall: {code} – {purpose} ใช้ได้ {count} นาที ห้ามบอกผู้อื่น',
  },
  'mail.export': 'สำเนาข้อมูลของคุณ',
  'mail.forAccount': 'บัญชี: {username}',
} satisfies Like<typeof english>;
