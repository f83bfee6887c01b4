import type english from '../../en/desk/wallet.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.recharges': 'Aufladungen',
  'console.withdrawals': 'Auszahlungen',
  'console.state.submitted': 'Eingereicht',
  'console.state.approved': 'Einmal bestätigt',
  'console.state.booked': 'Gebucht',
  'console.state.rejected': 'Abgelehnt',
  'console.state.requested': 'Beantragt',
  'console.state.paid': 'Ausgezahlt',
  'console.state.cancelled': 'Storniert',
  'console.reference': 'Referenz',
  'console.note': 'Notiz',
  'console.voucher': 'Beleg',
  'console.approvals': 'Bestätigt von',
  'console.book': 'Buchen',
  'console.sureReceipt': 'Haben Sie diese Zahlung auf dem äußeren Konto gesehen?',
  'console.surePayout': 'Haben Sie Mitglied, Adresse und Betrag geprüft?',
  'console.paid': 'Zahlung erfassen',
  'console.arrives': 'Kommt an',
  'console.address': 'Adresse',
  'console.like': 'Sieht aus wie der Beleg von: {numbers}',
} satisfies Like<typeof english>;
