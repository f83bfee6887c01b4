import type { Like } from '../slice.ts';
import type english from '../en/closure.ts';

export default {
  'closure.bar':
    'Greenhall ถูกกู้คืนจากข้อมูลสำรองของ {time} คุณดูได้ทุกอย่าง แต่เหรียญจะไม่เคลื่อนย้ายจนกว่าผู้ดำเนินการสองคนจะตรวจข้อมูลเสร็จ',
} satisfies Like<typeof english>;
