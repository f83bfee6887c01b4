import type english from '../../en/desk/wallet.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.recharges': '入金',
  'console.withdrawals': '出金',
  'console.state.submitted': '申請済み',
  'console.state.approved': '一次承認',
  'console.state.booked': '記帳済み',
  'console.state.rejected': '却下',
  'console.state.requested': '申請中',
  'console.state.paid': '支払済み',
  'console.state.cancelled': '取消済み',
  'console.reference': '参照番号',
  'console.note': 'メモ',
  'console.voucher': '証憑',
  'console.approvals': '承認者',
  'console.book': '記帳',
  'console.sureReceipt': '外部口座でこの入金を確認しましたか？',
  'console.surePayout': '会員、アドレス、金額を確認しましたか？',
  'console.paid': '支払いを記録',
  'console.arrives': '着金額',
  'console.address': 'アドレス',
  'console.like': '次の証憑に似ています：{numbers}',
} satisfies Like<typeof english>;
