import type { Like } from '../slice.ts';
import type english from '../en/version.ts';

export default {
  'version.ready': 'Hay una nueva versión.',
  'version.use': 'Actualizar',
} satisfies Like<typeof english>;
