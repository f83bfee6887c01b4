import type english from '../../en/desk/content.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.proposalKind.agreementPublished': 'Neue Vereinbarung',
  'content.agreementVersion': 'Version der Vereinbarung',
} satisfies Like<typeof english>;
