import type english from '../../en/desk/parameters.ts';
import type { Like } from '../../slice.ts';

export default {
  'parameters.title': 'พารามิเตอร์',
  'parameters.note':
    'ผู้ดำเนินการคนหนึ่งเสนอค่าภายในขอบเขต อีกคนอนุมัติ สิ่งที่สมาชิกรับรู้ได้จะประกาศให้สมาชิกทราบและมีผลหนึ่งวันหลังการอนุมัติ ส่วนอื่นมีผลทันที',
  'parameters.parameter': 'พารามิเตอร์',
  'parameters.now': 'มีผลอยู่',
  'parameters.ahead': 'ที่จะมาถึง',
  'parameters.bounds': 'ขอบเขต',
  'parameters.between': '{min} ถึง {max}',
  'parameters.felt.members': 'มีผลต่อสมาชิก',
  'parameters.felt.operators': 'เฉพาะผู้ดำเนินการ',
  'parameters.announced': '{value} ตั้งแต่ {time}',
  'parameters.waits': '{value} เสนอโดย {name}',
  'parameters.shipped': 'ค่าเริ่มต้น',
  'parameters.since': 'ตั้งแต่ {time}',
  'parameters.by': 'เสนอโดย {maker} อนุมัติโดย {checker}',
  'parameters.before': 'ก่อนหน้า',
  'parameters.propose': 'เสนอค่า',
  'parameters.value': 'ค่าใหม่',
  'parameters.noteMembers': 'ผู้ดำเนินการอีกคนอนุมัติ จากนั้นจะประกาศให้สมาชิกทราบและมีผลในอีกหนึ่งวัน',
  'parameters.noteOperators': 'ผู้ดำเนินการอีกคนอนุมัติ จากนั้นมีผลทันที',
  'parameters.others': 'กฎที่มีหน้าของตัวเอง',
  'parameters.name.inspectionsAnHour': 'จำนวนครั้งที่ผู้ดำเนินการหนึ่งคนตรวจดูได้ในหนึ่งชั่วโมง',
  'parameters.name.serviceOpens': 'เวลาที่ฝ่ายบริการลูกค้าเปิด นับเป็นนาทีหลังเที่ยงคืน UTC',
  'parameters.name.serviceHours': 'ระยะเวลาที่ฝ่ายบริการลูกค้าเปิดในแต่ละวัน',
  'parameters.name.serviceDays': 'จำนวนวันต่อสัปดาห์ที่ฝ่ายบริการลูกค้าเปิด นับจากวันจันทร์',
  'parameters.name.serviceAnswer': 'เวลาทำการที่ฝ่ายบริการลูกค้าใช้ตอบตามปกติ',
  'parameters.name.claimMinutes': 'เวลาที่การยืนยันอยู่กับผู้ตรวจสอบ',
  'parameters.name.shopAlone': 'ยอดคืนเงินของคำสั่งซื้อและคูปองต่อวันที่ผู้ดำเนินการคนเดียวตัดสินได้',
  'console.proposalKind.parameter': 'พารามิเตอร์',
} satisfies Like<typeof english>;
