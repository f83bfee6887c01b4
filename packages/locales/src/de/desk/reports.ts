import type english from '../../en/desk/reports.ts';
import type { Like } from '../../slice.ts';

export default {
  'reports.title': 'Berichte',
  'reports.note':
    'Summen von UTC-Tagen. Ein Tag wird eine Stunde nach seinem Ende abgeschlossen und ändert sich nie mehr; jede Nacht werden seine Summen mit allen Buchungen verglichen.',
  'reports.none':
    'Noch ist kein Tag abgeschlossen. Der erste Bericht liegt eine Stunde nach dem Ende des ersten Tages mit einer Buchung vor.',
  'reports.from': 'Erster Tag',
  'reports.to': 'Letzter Tag',
  'reports.closed': 'Abgeschlossen: {first} bis {last}',
  'reports.balance': 'Bilanz',
  'reports.flows': 'Flüsse',
  'reports.fees': 'Gebühren und Boni',
  'reports.feesPart': 'Gebühren',
  'reports.bonuses': 'Boni',
  'reports.trading': 'Handel',
  'reports.shop': 'Shop',
  'reports.account': 'Konto',
  'reports.available': 'Von Mitgliedern verfügbar',
  'reports.coin': 'Münze',
  'reports.held': 'Bestand',
  'reports.opening': 'Vorher',
  'reports.came': 'Zugang',
  'reports.went': 'Abgang',
  'reports.closing': 'Nachher',
  'reports.sum': 'Summe: {amount} {coin}',
  'reports.kind': 'Was',
  'reports.way': 'Von und nach',
  'reports.postings': 'Buchungen',
  'reports.amount': 'Betrag',
  'reports.csv': 'Als CSV sichern',
  'reports.csvOf': '{name}: als CSV sichern',
  'reports.feeDivision': 'Gebühren der Stufen, verteilt',
  'reports.saleFee': 'Gebühr für Anteilsverkäufe',
  'reports.shopSale': 'Shopbestellung abgeschlossen',
} satisfies Like<typeof english>;
