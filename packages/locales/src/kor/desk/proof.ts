import type english from '../../en/desk/proof.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.solvency': '지급 능력',
  'console.takeNow': '지금 스냅숏 생성',
  'console.root': '루트',
  'console.wholeFile': '전체 파일',
} satisfies Like<typeof english>;
