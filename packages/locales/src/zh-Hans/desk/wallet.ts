import type english from '../../en/desk/wallet.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.recharges': '充值',
  'console.withdrawals': '提现',
  'console.state.submitted': '已提交',
  'console.state.approved': '已初审',
  'console.state.booked': '已入账',
  'console.state.rejected': '已驳回',
  'console.state.requested': '已申请',
  'console.state.paid': '已付款',
  'console.state.cancelled': '已取消',
  'console.reference': '参考号',
  'console.note': '备注',
  'console.voucher': '凭证',
  'console.approvals': '审核人',
  'console.book': '入账',
  'console.sureReceipt': '您是否已在外部账户上看到这笔款项？',
  'console.surePayout': '您是否已核对会员、地址和金额？',
  'console.paid': '登记付款',
  'console.arrives': '到账',
  'console.address': '地址',
  'console.like': '与以下单据的凭证相似：{numbers}',
} satisfies Like<typeof english>;
