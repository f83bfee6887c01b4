import type english from '../../en/desk/wallet.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.recharges': 'Recargas',
  'console.withdrawals': 'Saques',
  'console.state.submitted': 'Enviada',
  'console.state.approved': 'Aprovada uma vez',
  'console.state.booked': 'Lançada',
  'console.state.rejected': 'Rejeitada',
  'console.state.requested': 'Pedido',
  'console.state.paid': 'Pago',
  'console.state.cancelled': 'Cancelado',
  'console.reference': 'Referência',
  'console.note': 'Nota',
  'console.voucher': 'Comprovante',
  'console.approvals': 'Aprovado por',
  'console.book': 'Lançar',
  'console.sureReceipt': 'Você viu este pagamento na conta externa?',
  'console.surePayout': 'Você conferiu o membro, o endereço e o valor?',
  'console.paid': 'Registrar o pagamento',
  'console.arrives': 'Chega',
  'console.address': 'Endereço',
  'console.like': 'Parece o comprovante de: {numbers}',
} satisfies Like<typeof english>;
