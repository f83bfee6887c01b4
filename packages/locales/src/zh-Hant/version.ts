import type { Like } from '../slice.ts';
import type english from '../en/version.ts';

export default {
  'version.ready': '新版本已就緒。',
  'version.use': '更新',
} satisfies Like<typeof english>;
