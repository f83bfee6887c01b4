import type { Like } from '../slice.ts';
import type english from '../en/version.ts';

export default {
  'version.ready': '新しいバージョンがあります。',
  'version.use': '更新する',
} satisfies Like<typeof english>;
