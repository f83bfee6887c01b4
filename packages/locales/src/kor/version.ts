import type { Like } from '../slice.ts';
import type english from '../en/version.ts';

export default {
  'version.ready': '새 버전이 준비되었습니다.',
  'version.use': '업데이트',
} satisfies Like<typeof english>;
