import type english from '../../en/outside/statement.ts';
import type { Like } from '../../slice.ts';

export default {
  'statement.title': 'Relevé de compte',
  'statement.member': 'Membre',
  'statement.coin': 'Monnaie',
  'statement.period': 'Période (UTC)',
  'statement.opening': 'Solde initial',
  'statement.closing': 'Solde final',
  'statement.time': 'Heure (UTC)',
  'statement.type': 'Type',
  'statement.other': 'Avec',
  'statement.remark': 'Remarque',
  'statement.change': 'Variation',
  'statement.balance': 'Solde',
  'statement.sums': 'Le solde initial et les mouvements donnent le solde final.',
  'statement.shares': 'Pour information : parts en fin de période',
  'statement.sharesWorth': '{quantity} parts, valeur {value} MEY',
  'statement.page': 'Page {page}',
  'statement.none': 'Aucun mouvement pendant cette période.',
  'statement.made': 'Établi le',
} satisfies Like<typeof english>;
