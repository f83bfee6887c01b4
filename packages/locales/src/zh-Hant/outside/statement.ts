import type english from '../../en/outside/statement.ts';
import type { Like } from '../../slice.ts';

export default {
  'statement.title': '帳戶對帳單',
  'statement.member': '會員',
  'statement.coin': '幣種',
  'statement.period': '期間（UTC）',
  'statement.opening': '期初餘額',
  'statement.closing': '期末餘額',
  'statement.time': '時間（UTC）',
  'statement.type': '類型',
  'statement.other': '對方',
  'statement.remark': '備註',
  'statement.change': '變動',
  'statement.balance': '餘額',
  'statement.sums': '期初餘額加各筆變動等於期末餘額。',
  'statement.shares': '參考：期末股份',
  'statement.sharesWorth': '{quantity} 股，價值 {value} MEY',
  'statement.page': '第 {page} 頁',
  'statement.none': '該期間沒有變動。',
  'statement.made': '產生時間',
} satisfies Like<typeof english>;
