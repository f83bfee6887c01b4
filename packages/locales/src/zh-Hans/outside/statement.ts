import type english from '../../en/outside/statement.ts';
import type { Like } from '../../slice.ts';

export default {
  'statement.title': '账户对账单',
  'statement.member': '会员',
  'statement.coin': '币种',
  'statement.period': '期间（UTC）',
  'statement.opening': '期初余额',
  'statement.closing': '期末余额',
  'statement.time': '时间（UTC）',
  'statement.type': '类型',
  'statement.other': '对方',
  'statement.remark': '备注',
  'statement.change': '变动',
  'statement.balance': '余额',
  'statement.sums': '期初余额加各笔变动等于期末余额。',
  'statement.shares': '参考：期末股份',
  'statement.sharesWorth': '{quantity} 股，价值 {value} MEY',
  'statement.page': '第 {page} 页',
  'statement.none': '该期间没有变动。',
  'statement.made': '生成时间',
} satisfies Like<typeof english>;
