import type { DemoService } from '../../demo-words.ts';

export default {
  note: { title: 'ข้อมูลบริการ', summary: '', text: 'เจ้าหน้าที่ตอบทุกข้อความด้วยตนเอง วันหยุดนักขัตฤกษ์อาจใช้เวลานานขึ้นเล็กน้อย' },
  answers: {
    looking: 'สวัสดีคุณ {name} เรากำลังตรวจสอบ {reference} และจะตอบที่นี่',
    picture: 'โปรดส่งรูปทั้งหน้าจอ และปิดบังรหัสผ่านก่อน',
    done: 'เรียบร้อยแล้วคุณ {name} มีอะไรอีกเขียนมาได้เสมอ',
    secrets: 'อย่าส่งรหัสผ่านหรือรหัสยืนยัน เราไม่ขอ หากส่งแล้วโปรดเปลี่ยน',
  },
} satisfies DemoService;
