import type english from '../../en/outside/statement.ts';
import type { Like } from '../../slice.ts';

export default {
  'statement.title': 'Kontoauszug',
  'statement.member': 'Mitglied',
  'statement.coin': 'Coin',
  'statement.period': 'Zeitraum (UTC)',
  'statement.opening': 'Anfangssaldo',
  'statement.closing': 'Endsaldo',
  'statement.time': 'Zeit (UTC)',
  'statement.type': 'Art',
  'statement.other': 'Mit',
  'statement.remark': 'Vermerk',
  'statement.change': 'Änderung',
  'statement.balance': 'Saldo',
  'statement.sums': 'Anfangssaldo und Bewegungen ergeben zusammen den Endsaldo.',
  'statement.shares': 'Zur Information: Anteile am Ende des Zeitraums',
  'statement.sharesWorth': '{quantity} Anteile, Wert {value} MEY',
  'statement.page': 'Seite {page}',
  'statement.none': 'Keine Bewegungen in diesem Zeitraum.',
  'statement.made': 'Erstellt am',
} satisfies Like<typeof english>;
