import type english from '../../en/desk/reports.ts';
import type { Like } from '../../slice.ts';

export default {
  'reports.title': 'Rapports',
  'reports.note':
    'Sommes de jours UTC. Un jour est clos une heure après sa fin et ne change plus jamais ; chaque nuit, ses sommes sont comparées à toutes les écritures.',
  'reports.none':
    'Aucun jour n’est encore clos. Le premier rapport est disponible une heure après la fin du premier jour comportant une écriture.',
  'reports.from': 'Premier jour',
  'reports.to': 'Dernier jour',
  'reports.closed': 'Jours clos : du {first} au {last}',
  'reports.balance': 'Bilan',
  'reports.flows': 'Flux',
  'reports.fees': 'Frais et bonus',
  'reports.feesPart': 'Frais',
  'reports.bonuses': 'Bonus',
  'reports.trading': 'Échanges',
  'reports.shop': 'Boutique',
  'reports.account': 'Compte',
  'reports.available': 'Disponible pour les membres',
  'reports.coin': 'Monnaie',
  'reports.held': 'Solde',
  'reports.opening': 'Avant',
  'reports.came': 'Entrées',
  'reports.went': 'Sorties',
  'reports.closing': 'Après',
  'reports.sum': 'Total : {amount} {coin}',
  'reports.kind': 'Objet',
  'reports.way': 'De et vers',
  'reports.postings': 'Écritures',
  'reports.amount': 'Montant',
  'reports.csv': 'Enregistrer en CSV',
  'reports.csvOf': '{name} : enregistrer en CSV',
  'reports.feeDivision': 'Frais des niveaux, répartis',
  'reports.saleFee': 'Frais de vente de parts',
  'reports.shopSale': 'Commande de la boutique close',
} satisfies Like<typeof english>;
