import type { Like } from '../slice.ts';
import type english from '../en/version.ts';

export default {
  'version.ready': 'มีเวอร์ชันใหม่แล้ว',
  'version.use': 'อัปเดต',
} satisfies Like<typeof english>;
