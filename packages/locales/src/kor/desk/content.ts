import type english from '../../en/desk/content.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.proposalKind.agreementPublished': '새 약관',
  'content.agreementVersion': '약관 버전',
} satisfies Like<typeof english>;
