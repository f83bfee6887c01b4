import type { Like } from '../slice.ts';
import type english from '../en/running.ts';

export default {
  'running.title': 'กำลังดำเนินการ',
  'running.buying': 'ซื้อ {quantity} {coin}',
  'running.selling': 'ขาย {quantity} {coin}',
  'running.yourMove': 'ตาคุณ',
  'running.theirMove': 'รอ {name}',
  'running.deskMove': 'กำลังตรวจสอบ',
  'running.sending': '{amount} {coin} ถึง {name}',
  'running.receiving': '{amount} {coin} จาก {name}',
  'running.mayCancel': 'ยังยกเลิกได้',
  'running.onItsWay': 'กำลังมาถึงคุณ',
  'running.activity': 'ความเคลื่อนไหวล่าสุด',
  'running.all': 'ทั้งหมด',
  'running.mall': 'ร้านค้า',
  'running.mallNote': 'ซื้อสินค้าและบริการด้วย MEY',
  'running.newsTitle': 'ข่าวล่าสุด',
  'running.allNews': 'ทั้งหมด',
  'running.questions': 'คำถามและคำตอบ',
  'running.questionsNote': 'ระดับ เหรียญ และการซื้อขายทำงานอย่างไร',
  'running.banners': 'ไฮไลต์',
  'running.upgradeTitle': 'อัปเกรดและลงทุนซ้ำ',
  'running.upgradeLeft': 'ระดับ V{level} ของคุณเหลือความสูง {height}',
  'running.upgrade': 'อัปเกรด',
  'running.sharePrice': 'ราคาหุ้น',
  'running.thirtyDays': '30 วัน',
} satisfies Like<typeof english>;
