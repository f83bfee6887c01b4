import type { Like } from '../slice.ts';
import type english from '../en/version.ts';

export default {
  'version.ready': 'Há uma nova versão.',
  'version.use': 'Atualizar',
} satisfies Like<typeof english>;
