import type { Like } from '../slice.ts';
import type english from '../en/closure.ts';

export default {
  'closure.bar': 'Greenhall 已从 {time} 的备份恢复。您可以查看所有内容。在两位管理员核对数据之前，币不会变动。',
} satisfies Like<typeof english>;
