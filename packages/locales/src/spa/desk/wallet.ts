import type english from '../../en/desk/wallet.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.recharges': 'Recargas',
  'console.withdrawals': 'Retiros',
  'console.state.submitted': 'Enviada',
  'console.state.approved': 'Aprobada una vez',
  'console.state.booked': 'Contabilizada',
  'console.state.rejected': 'Rechazada',
  'console.state.requested': 'Solicitado',
  'console.state.paid': 'Pagado',
  'console.state.cancelled': 'Cancelado',
  'console.reference': 'Referencia',
  'console.note': 'Nota',
  'console.voucher': 'Comprobante',
  'console.approvals': 'Aprobado por',
  'console.book': 'Contabilizar',
  'console.sureReceipt': '¿Ha visto este pago en la cuenta externa?',
  'console.surePayout': '¿Ha comprobado el miembro, la dirección y el importe?',
  'console.paid': 'Registrar el pago',
  'console.arrives': 'Llega',
  'console.address': 'Dirección',
  'console.like': 'Se parece al comprobante de: {numbers}',
} satisfies Like<typeof english>;
