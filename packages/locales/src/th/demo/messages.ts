import type { DemoService } from '../../demo-words.ts';

export default {
  hours: { title: 'เวลาให้บริการ', summary: '', text: 'จันทร์–ศุกร์ 9:00–18:00 น. (UTC) ปกติตอบภายในสี่ชั่วโมง' },
  answers: {
    looking: 'สวัสดีคุณ {name} เรากำลังตรวจสอบ {reference} และจะตอบที่นี่',
    picture: 'โปรดส่งรูปทั้งหน้าจอ และปิดบังรหัสผ่านก่อน',
    done: 'เรียบร้อยแล้วคุณ {name} มีอะไรอีกเขียนมาได้เสมอ',
    secrets: 'อย่าส่งรหัสผ่านหรือรหัสยืนยัน เราไม่ขอ หากส่งแล้วโปรดเปลี่ยน',
  },
} satisfies DemoService;
