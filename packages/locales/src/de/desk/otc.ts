import type english from '../../en/desk/otc.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.orders': 'Handelsaufträge',
  'console.markets': 'Märkte',
  'console.searchTrade': 'Auftragsnummer, txid oder Mitgliedsnummer',
  'console.inspectTradeHint': 'Ihre Einsicht und ihr Grund werden festgehalten und beiden Seiten gezeigt.',
  'console.dueAt': 'Fällig',
  'console.total': 'Betrag',
  'console.reused':
    'Die txid dieses Auftrags wurde auch verwendet oder ein Bild wie eines seiner Bilder gezeigt in: {numbers}',
  'console.review': 'Prüfen',
  'console.proposal': '{name} schlägt vor: {verdict}',
  'console.decide': 'Endgültig machen',
  'console.decidedBy': 'Entschieden von',
  'console.sureVerdict': 'Die gehaltenen Coins gehen sofort über und lassen sich nicht zurückrufen. Endgültig machen?',
  'console.escalated': 'Über 6 Stunden',
  'console.step.answerAppeal': 'Einspruch beantwortet',
  'console.marketOpen': 'Offen',
  'console.referencePrice': 'Referenz',
  'console.marketClosed': 'Geschlossen',
  'console.rulesNote':
    'Ein anderer Operator entscheidet. Bestätigte Regeln stehen einen Tag lang in der Halle, bevor sie gelten.',
  'console.market.bandBp': 'Preisspanne (Basispunkte)',
  'console.market.minTrade': 'Mindestens je Handel',
  'console.market.paymentMinutes': 'Zahlungsfrist (Minuten)',
  'console.market.releaseMinutes': 'Freigabefrist (Minuten)',
  'console.market.settleHours': 'Haltezeit nach Kauf (Stunden)',
  'console.market.minLevelPurchase': 'Mindeststufe für Kaufangebote',
  'console.market.minLevelSale': 'Mindeststufe für Verkaufsangebote',
  'console.outages': 'Wann die Uhren stillstanden',
  'console.platform': 'Plattform',
  'console.from': 'Von',
  'console.until': 'Bis',
  'console.clocksMoved': 'Verschobene Fristen',
} satisfies Like<typeof english>;
