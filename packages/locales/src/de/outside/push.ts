import type { Like } from '../../slice.ts';
import type english from '../../en/outside/push.ts';

export default {
  'push.messages': 'Der Kundendienst hat geantwortet.',
  'push.orders': 'Es gibt Neues zu Ihrer Bestellung.',
  'push.trades': 'Es gibt Neues zu Ihrem Handel.',
  'push.notices': 'Es gibt Neues für Sie.',
} satisfies Like<typeof english>;
