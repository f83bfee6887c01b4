import type { Like } from '../../slice.ts';
import type english from '../../en/outside/push.ts';

export default {
  'push.messages': 'Le service client vous a répondu.',
  'push.orders': 'Il y a du nouveau pour votre commande.',
  'push.trades': 'Il y a du nouveau pour votre échange.',
  'push.notices': 'Il y a du nouveau pour vous.',
} satisfies Like<typeof english>;
