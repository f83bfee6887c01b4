import type english from '../../en/desk/content.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.proposalKind.agreementPublished': 'Nouveau contrat',
  'content.agreementVersion': 'Version du contrat',
} satisfies Like<typeof english>;
