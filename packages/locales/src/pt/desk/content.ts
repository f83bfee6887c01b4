import type english from '../../en/desk/content.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.proposalKind.agreementPublished': 'Novo acordo',
  'content.agreementVersion': 'Versão do acordo',
} satisfies Like<typeof english>;
