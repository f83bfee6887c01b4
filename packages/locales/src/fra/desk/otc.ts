import type english from '../../en/desk/otc.ts';
import type { Like } from '../../slice.ts';

export default {
  'console.orders': 'Ordres d’échange',
  'console.markets': 'Marchés',
  'console.searchTrade': 'Numéro d’ordre, txid ou numéro de membre',
  'console.inspectTradeHint': 'Votre consultation et son motif sont enregistrés et montrés aux deux parties.',
  'console.dueAt': 'Échéance',
  'console.total': 'Total',
  'console.reused':
    'Le txid de cet ordre a aussi servi, ou une image semblable à l’une des siennes a été montrée, dans : {numbers}',
  'console.review': 'Examiner',
  'console.proposal': '{name} propose : {verdict}',
  'console.decide': 'Rendre définitif',
  'console.decidedBy': 'Décidé par',
  'console.sureVerdict': 'Les pièces retenues partent aussitôt et ne peuvent pas être rappelées. Rendre définitif ?',
  'console.escalated': 'Plus de 6 heures',
  'console.step.answerAppeal': 'Réponse au recours',
  'console.marketOpen': 'Ouvert',
  'console.referencePrice': 'Référence',
  'console.marketClosed': 'Fermé',
  'console.rulesNote':
    'Un autre opérateur décide. Les règles approuvées sont affichées un jour dans la salle avant d’entrer en vigueur.',
  'console.market.bandBp': 'Bande de prix (points de base)',
  'console.market.minTrade': 'Minimum par échange',
  'console.market.paymentMinutes': 'Délai de paiement (minutes)',
  'console.market.releaseMinutes': 'Délai de libération (minutes)',
  'console.market.settleHours': 'Retenue après achat (heures)',
  'console.market.minLevelPurchase': 'Niveau minimal pour publier un achat',
  'console.market.minLevelSale': 'Niveau minimal pour publier une vente',
  'console.outages': 'Quand les délais étaient suspendus',
  'console.platform': 'Plateforme',
  'console.from': 'Du',
  'console.until': 'Au',
  'console.clocksMoved': 'Délais déplacés',
} satisfies Like<typeof english>;
