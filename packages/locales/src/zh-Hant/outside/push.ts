import type { Like } from '../../slice.ts';
import type english from '../../en/outside/push.ts';

export default {
  'push.messages': '客服已回覆您。',
  'push.orders': '您的訂單有新進展。',
  'push.trades': '您的交易有新進展。',
  'push.notices': '您有新的通知。',
} satisfies Like<typeof english>;
