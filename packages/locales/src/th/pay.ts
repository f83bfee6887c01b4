import type { Like } from '../slice.ts';
import type english from '../en/pay.ts';

export default {
  'coin.mey': 'เหรียญเงินสด',
  'coin.bdb': 'เหรียญลงทะเบียน',
  'coin.ftb': 'เหรียญลงทุนซ้ำ',
  'coin.usdt': 'USDT',

  'pay.password': 'รหัสผ่านการชำระเงิน',
  'pay.passwordMissing': 'กรอกรหัสผ่านการชำระเงิน',
  'pay.locked': 'รหัสผ่านการชำระเงินถูกล็อกเพราะลองหลายครั้งเกินไป โปรดลองอีกครั้งใน {minutes} นาที',
  'pay.forgot': 'ตั้งรหัสผ่านการชำระเงินใหม่',

  'pay.voucher': 'หลักฐาน',
  'pay.voucherHint': 'jpg ไม่เกิน {max} MB',
  'pay.voucherChoose': 'เลือกรูปภาพ',
  'pay.voucherOther': 'เลือกรูปอื่น',
  'pay.voucherMissing': 'เพิ่มรูปหลักฐาน',
  'pay.voucherRule': 'เลือกรูปภาพ jpg ขนาดไม่เกิน {max} MB',
  'pay.fromDay': 'ตั้งแต่ (UTC)',
  'pay.toDay': 'ถึง (UTC)',
  'pay.dayOrder': 'วันแรกต้องไม่อยู่หลังวันสุดท้าย',
  'pay.apply': 'ใช้ตัวกรอง',
  'pay.reset': 'ล้าง',
  'pay.filtered': 'กรองแล้ว',
  'pay.nothingFound': 'ไม่มีรายการที่ตรงกับตัวกรองนี้',

  'code.label': 'รหัสยืนยัน',
  'code.channel': 'ช่องทางรับรหัส',
  'code.phone': 'โทรศัพท์',
  'code.email': 'อีเมล',
  'code.send': 'ส่งรหัส',
  'code.resend': 'ส่งอีกครั้ง',
  'code.again': '{seconds} วินาที',
  'code.to': 'จะส่งไปที่ {address}',
  'code.sent': 'ส่งไปที่ {address} แล้ว',
  'code.done': 'ส่งแล้ว อาจใช้เวลาหนึ่งนาทีจึงจะได้รับ',
  'code.missing': 'กรอกรหัสยืนยัน 6 หลัก',
  'code.unbound': 'ยังไม่ได้ผูกโทรศัพท์หรืออีเมลสำหรับรับรหัส',
  'code.bind': 'ผูกตอนนี้',
} satisfies Like<typeof english>;
