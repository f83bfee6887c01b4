import type english from '../../en/desk/content.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.proposalKind.agreementPublished': 'ข้อตกลงใหม่',
  'content.agreementVersion': 'ฉบับของข้อตกลง',
} satisfies Like<typeof english>;
