import type english from '../../en/outside/statement.ts';
import type { Like } from '../../slice.ts';

export default {
  'statement.title': '取引明細書',
  'statement.member': '会員',
  'statement.coin': 'コイン',
  'statement.period': '期間（UTC）',
  'statement.opening': '期首残高',
  'statement.closing': '期末残高',
  'statement.time': '日時（UTC）',
  'statement.type': '種類',
  'statement.other': '相手',
  'statement.remark': '備考',
  'statement.change': '増減',
  'statement.balance': '残高',
  'statement.sums': '期首残高と増減の合計が期末残高になります。',
  'statement.shares': '参考：期末の株式',
  'statement.sharesWorth': '{quantity}株、評価額 {value} MEY',
  'statement.page': '{page} ページ',
  'statement.none': 'この期間の取引はありません。',
  'statement.made': '作成日時',
} satisfies Like<typeof english>;
