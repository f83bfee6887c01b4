import type { Like } from '../slice.ts';
import type english from '../en/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': 'ลงทะเบียน',
  'mail.retrieve': 'รหัสผ่านเข้าสู่ระบบใหม่',
  'mail.resetPay': 'รหัสผ่านชำระเงินใหม่',
  'mail.bind': 'ผูกโทรศัพท์หรืออีเมล',
  'mail.confirm': 'ยืนยันการเปลี่ยนการตั้งค่าความปลอดภัย',
  'mail.secondFactor': 'การเพิ่มปัจจัยที่สอง',
  'mail.factorAdded': 'มีการเพิ่มปัจจัยที่สอง',
  'mail.factor.authenticator': 'แอปยืนยันตัวตน',
  'mail.factor.passkey': 'พาสคีย์',
  'mail.factorAddedText':
    'มีการเพิ่มปัจจัยที่สองให้บัญชี {username}: {factor} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านเข้าสู่ระบบและรหัสผ่านชำระเงินทันที ลบออกในหน้ายืนยันความปลอดภัย และติดต่อฝ่ายบริการลูกค้า',
  'mail.operator': 'บัญชีผู้ดำเนินการ',
  'mail.operatorText':
    'คุณได้รับเชิญให้เป็นผู้ดำเนินการของ Greenhall โปรดเตรียมแอปยืนยันตัวตนและเปิดลิงก์นี้ภายใน {minutes} นาที:\n\n{link}\n\nลิงก์ใช้ได้ครั้งเดียว อย่าส่งต่อให้ใคร เพราะผู้ที่เปิดลิงก์จะกลายเป็นผู้ดำเนินการ หากคุณไม่ได้คาดว่าจะได้รับข้อความนี้ โปรดเพิกเฉย',
  'mail.account': 'บัญชีรับเงินใหม่',
  'mail.trade': 'คำสั่งซื้อขายในห้องซื้อขาย',
  'mail.link': 'การเชื่อมบัญชี',
  'mail.code': {
    other:
      '{purpose}\n\nรหัสของคุณ: {code}\n\nใช้ได้ {count} นาที ห้ามบอกผู้อื่น ไม่มีใครจาก Greenhall ขอรหัสนี้ หากคุณไม่ได้ขอรหัส โปรดละเว้นข้อความนี้',
  },
  'mail.short': {
    other: 'Greenhall: {code} – {purpose} ใช้ได้ {count} นาที ห้ามบอกผู้อื่น',
  },
  'mail.orderShipped': 'สินค้าของคุณถูกจัดส่งแล้ว',
  'mail.orderShippedText':
    'คำสั่งซื้อ {number} จัดส่งโดย {carrier} แล้ว หมายเลขพัสดุ: {tracking}\n\nเมื่อได้รับสินค้า โปรดยืนยันในร้านค้า หรือขอคืนเงินได้ที่นั่น',
  'mail.orderRefunded': 'การคืนเงินคำสั่งซื้อของคุณ',
  'mail.orderRefundedText': 'เงิน {amount} MEY ของคำสั่งซื้อ {number} กลับเข้ากระเป๋าเงินแล้ว ใช้ได้ทันที',
  'mail.restricted': 'ข้อจำกัดของบัญชีของคุณ',
  'mail.restrictedText':
    '{what} จนถึง {until} เหตุผล: {reason}\n\nสิ่งที่กำลังดำเนินอยู่จะดำเนินต่อไป หากคิดว่าเป็นความผิดพลาด โปรดติดต่อฝ่ายบริการลูกค้า',
  'mail.restricted.transfer': 'คุณโอนเหรียญไม่ได้',
  'mail.restricted.collect': 'รวบรวมเหรียญไม่ได้',
  'mail.restricted.trade': 'คุณเริ่มการซื้อขายใหม่ไม่ได้',
  'mail.restricted.withdraw': 'คุณขอถอนเงินไม่ได้',
  'mail.restricted.shop': 'คุณสั่งซื้อในร้านค้าไม่ได้',
  'mail.restricted.link': 'คุณเชื่อมบัญชีไม่ได้',
  'mail.restricted.messages': 'คุณส่งข้อความได้วันละ 5 ข้อความ',
  'mail.restricted.protectedTeam': 'โอนเข้าหรือออกจากทีมของคุณไม่ได้',
  'mail.export': 'สำเนาข้อมูลของคุณ',
  'mail.exportReady': 'ข้อมูลของคุณพร้อมแล้ว',
  'mail.exportReadyText':
    'สำเนาข้อมูลที่คุณขอพร้อมแล้ว คุณดาวน์โหลดได้หนึ่งครั้งในแอปจนถึง {until} หากคุณไม่ได้ขอ โปรดเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้า',
  'mail.linkChanged': 'บัญชีที่เชื่อมโยงของคุณ',
  'mail.linkChanged.applied':
    '{name} ขอเป็นบัญชีหลักของบัญชีคุณ โปรดยอมรับหรือปฏิเสธที่ “ของฉัน” › “บัญชีที่เชื่อมโยง” หากไม่รู้จักบัญชีนี้ ให้ปฏิเสธ',
  'mail.linkChanged.bound': '{name} ยอมรับแล้ว และเชื่อมกับบัญชีของคุณแล้ว',
  'mail.linkChanged.refused': '{name} ปฏิเสธคำขอเชื่อมบัญชีของคุณ',
  'mail.linkChanged.withdrawn': '{name} ถอนคำขอเชื่อมบัญชีของคุณแล้ว',
  'mail.linkChanged.expired': 'คำขอเชื่อม {name} กับบัญชีของคุณหมดอายุแล้วหลัง 7 วัน',
  'mail.linkChanged.ended': '{name} ยกเลิกการเชื่อมกับบัญชีของคุณแล้ว',
  'mail.linkChanged.consentGiven': '{name} อนุญาตบัญชีของคุณเพิ่มขึ้น ดูที่ “บัญชีที่เชื่อมโยง”',
  'mail.linkChanged.consentTaken': '{name} ถอนการอนุญาตจากบัญชีของคุณ ดูที่ “บัญชีที่เชื่อมโยง”',
  'mail.linkSignIn': 'บัญชีหลักของคุณเข้าสู่ระบบ',
  'mail.linkSignInText':
    'บัญชีหลักของคุณ {name} กำลังเข้าสู่ระบบบัญชี {username} ดูเซสชันได้ที่ “ความปลอดภัย” และสิ้นสุดได้โดยถอนการอนุญาตที่ “บัญชีที่เชื่อมโยง”',
  'mail.collected': 'มีการรวบรวมเหรียญ',
  'mail.collectedText':
    'บัญชีหลักของคุณ {name} รวบรวม {sums} จากบัญชี {username} แล้ว ดูรายการได้ในบันทึกบัญชี หากต้องการหยุด ให้ถอนการอนุญาตที่ “บัญชีที่เชื่อมโยง”',
} satisfies Like<typeof english>;
