import type { Like } from '../slice.ts';
import type english from '../en/closure.ts';

export default {
  'closure.bar': 'Greenhall 已從 {time} 的備份還原。您可以查看所有內容。在兩位管理員核對資料之前，幣不會變動。',
} satisfies Like<typeof english>;
