import type english from '../../en/desk/content.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.proposalKind.agreementPublished': 'Nuevo acuerdo',
  'content.agreementVersion': 'Versión del acuerdo',
} satisfies Like<typeof english>;
