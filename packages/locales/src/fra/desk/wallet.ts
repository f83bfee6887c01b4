import type english from '../../en/desk/wallet.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.recharges': 'Recharges',
  'console.withdrawals': 'Retraits',
  'console.state.submitted': 'Envoyée',
  'console.state.approved': 'Approuvée une fois',
  'console.state.booked': 'Comptabilisée',
  'console.state.rejected': 'Refusée',
  'console.state.requested': 'Demandé',
  'console.state.paid': 'Payé',
  'console.state.cancelled': 'Annulé',
  'console.reference': 'Référence',
  'console.note': 'Note',
  'console.voucher': 'Justificatif',
  'console.approvals': 'Approuvé par',
  'console.book': 'Comptabiliser',
  'console.sureReceipt': 'Avez-vous vu ce paiement sur le compte externe ?',
  'console.surePayout': 'Avez-vous vérifié le membre, l’adresse et le montant ?',
  'console.paid': 'Enregistrer le paiement',
  'console.arrives': 'Arrive',
  'console.address': 'Adresse',
  'console.like': 'Ressemble au justificatif de : {numbers}',
} satisfies Like<typeof english>;
