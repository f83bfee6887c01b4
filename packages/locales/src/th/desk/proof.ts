import type english from '../../en/desk/proof.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.solvency': 'ความสามารถชำระหนี้',
  'console.takeNow': 'ทำภาพรวมเดี๋ยวนี้',
  'console.root': 'ราก',
  'console.wholeFile': 'ไฟล์ทั้งหมด',
} satisfies Like<typeof english>;
