import type english from '../../en/desk/content.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.proposalKind.agreementPublished': '新しい規約',
  'content.agreementVersion': '規約の版',
} satisfies Like<typeof english>;
