import type english from '../../en/desk/proof.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.solvency': '償付能力',
  'console.takeNow': '立即產生快照',
  'console.root': '根',
  'console.wholeFile': '完整檔案',
} satisfies Like<typeof english>;
