import type { Like } from '../slice.ts';
import type english from '../en/version.ts';

export default {
  'version.ready': 'Une nouvelle version est prête.',
  'version.use': 'Mettre à jour',
} satisfies Like<typeof english>;
