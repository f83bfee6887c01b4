import type { Like } from '../slice.ts';
import type english from '../en/closure.ts';

export default {
  'closure.bar':
    'Greenhall は {time} のバックアップから復元されました。閲覧はすべて可能です。担当者2人がデータを確認するまで、コインは動きません。',
} satisfies Like<typeof english>;
