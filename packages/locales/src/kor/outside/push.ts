import type { Like } from '../../slice.ts';
import type english from '../../en/outside/push.ts';

export default {
  'push.messages': '고객센터에서 답변했습니다.',
  'push.orders': '주문에 새 소식이 있습니다.',
  'push.trades': '거래에 새 소식이 있습니다.',
  'push.notices': '새 알림이 있습니다.',
} satisfies Like<typeof english>;
