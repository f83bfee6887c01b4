import type { Like } from '../../slice.ts';
import type english from '../../en/outside/push.ts';

export default {
  'push.messages': 'O atendimento respondeu a você.',
  'push.orders': 'Há novidades sobre o seu pedido.',
  'push.trades': 'Há novidades sobre a sua negociação.',
  'push.notices': 'Há algo novo para você.',
} satisfies Like<typeof english>;
