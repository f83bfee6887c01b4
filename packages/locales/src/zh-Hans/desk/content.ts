import type english from '../../en/desk/content.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.proposalKind.agreementPublished': '新协议',
  'content.agreementVersion': '协议版本',
} satisfies Like<typeof english>;
