import type { Like } from '../../slice.ts';
import type english from '../../en/outside/push.ts';

export default {
  'push.messages': 'サポートから返信があります。',
  'push.orders': 'ご注文に動きがあります。',
  'push.trades': 'お取引に動きがあります。',
  'push.notices': '新しいお知らせがあります。',
} satisfies Like<typeof english>;
