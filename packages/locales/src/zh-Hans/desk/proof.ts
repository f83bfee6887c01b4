import type english from '../../en/desk/proof.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.solvency': '偿付能力',
  'console.takeNow': '立即生成快照',
  'console.root': '根',
  'console.wholeFile': '完整文件',
} satisfies Like<typeof english>;
