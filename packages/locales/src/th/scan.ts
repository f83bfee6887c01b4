import type { Like } from '../slice.ts';
import type english from '../en/scan.ts';

export default {
  'scan.open': 'สแกนคิวอาร์โค้ด',
  'scan.starting': 'กำลังเปิดกล้อง…',
  'scan.aim': 'วางโค้ดให้อยู่ในกรอบ',
  'scan.refused': 'ยังไม่ได้อนุญาตให้ใช้กล้อง โปรดอนุญาตในการตั้งค่าเบราว์เซอร์ เลือกรูปภาพ หรือวางข้อความแทน',
  'scan.missing': 'ไม่สามารถใช้กล้องที่นี่ได้ เลือกรูปภาพหรือวางข้อความแทน',
  'scan.picture': 'เลือกรูปภาพ',
  'scan.paste': 'วางข้อความ',
  'scan.nothing': 'ไม่พบคิวอาร์โค้ดที่อ่านได้ในรูปนี้',
  'scan.mine': 'คิวอาร์โค้ดของฉัน',
  'scan.mineNote': 'ผู้ที่สแกนจะได้เพียงชื่อผู้ใช้หรือหมายเลขของคุณเท่านั้น',
  'scan.request': 'ขอจำนวนเงิน',
} satisfies Like<typeof english>;
