import type { Like } from '../../slice.ts';
import type english from '../../en/outside/push.ts';

export default {
  'push.messages': 'ฝ่ายบริการลูกค้าตอบคุณแล้ว',
  'push.orders': 'คำสั่งซื้อของคุณมีความคืบหน้า',
  'push.trades': 'การซื้อขายของคุณมีความคืบหน้า',
  'push.notices': 'มีแจ้งเตือนใหม่สำหรับคุณ',
} satisfies Like<typeof english>;
