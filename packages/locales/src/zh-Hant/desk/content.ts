import type english from '../../en/desk/content.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.proposalKind.agreementPublished': '新協議',
  'content.agreementVersion': '協議版本',
} satisfies Like<typeof english>;
