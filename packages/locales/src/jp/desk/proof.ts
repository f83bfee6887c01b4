import type english from '../../en/desk/proof.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.solvency': '支払能力',
  'console.takeNow': '今すぐスナップショットを作成',
  'console.root': 'ルート',
  'console.wholeFile': '全体のファイル',
} satisfies Like<typeof english>;
