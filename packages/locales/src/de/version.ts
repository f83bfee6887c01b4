import type { Like } from '../slice.ts';
import type english from '../en/version.ts';

export default {
  'version.ready': 'Eine neue Version ist da.',
  'version.use': 'Aktualisieren',
} satisfies Like<typeof english>;
