import type { Like } from '../../slice.ts';
import type english from '../../en/outside/push.ts';

export default {
  'push.messages': 'Atención al cliente le ha respondido.',
  'push.orders': 'Hay novedades sobre su pedido.',
  'push.trades': 'Hay novedades sobre su operación.',
  'push.notices': 'Hay algo nuevo para usted.',
} satisfies Like<typeof english>;
