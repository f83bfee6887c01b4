import type english from '../../en/outside/statement.ts';
import type { Like } from '../../slice.ts';

export default {
  'statement.title': 'รายการเดินบัญชี',
  'statement.member': 'สมาชิก',
  'statement.coin': 'เหรียญ',
  'statement.period': 'ช่วงเวลา (UTC)',
  'statement.opening': 'ยอดยกมา',
  'statement.closing': 'ยอดคงเหลือปลายงวด',
  'statement.time': 'เวลา (UTC)',
  'statement.type': 'ประเภท',
  'statement.other': 'กับ',
  'statement.remark': 'หมายเหตุ',
  'statement.change': 'เปลี่ยนแปลง',
  'statement.balance': 'คงเหลือ',
  'statement.sums': 'ยอดยกมารวมกับรายการเคลื่อนไหวเท่ากับยอดคงเหลือปลายงวด',
  'statement.shares': 'เพื่อทราบ: หุ้น ณ สิ้นช่วงเวลา',
  'statement.sharesWorth': '{quantity} หุ้น มูลค่า {value} MEY',
  'statement.page': 'หน้า {page}',
  'statement.none': 'ไม่มีรายการในช่วงเวลานี้',
  'statement.made': 'จัดทำเมื่อ',
} satisfies Like<typeof english>;
