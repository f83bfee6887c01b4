import type { Like } from '../../slice.ts';
import type english from '../../en/outside/push.ts';

export default {
  'push.messages': '客服已回复您。',
  'push.orders': '您的订单有新进展。',
  'push.trades': '您的交易有新进展。',
  'push.notices': '您有新的通知。',
} satisfies Like<typeof english>;
