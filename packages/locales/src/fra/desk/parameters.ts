import type english from '../../en/desk/parameters.ts';
import type { Like } from '../../slice.ts';

export default {
  'parameters.title': 'Paramètres',
  'parameters.note':
    'Un opérateur propose une valeur dans les limites, un autre l’approuve. Ce que les membres ressentent leur est annoncé et s’applique un jour après l’approbation. Le reste s’applique aussitôt.',
  'parameters.parameter': 'Paramètre',
  'parameters.now': 'En vigueur',
  'parameters.ahead': 'À venir',
  'parameters.bounds': 'Limites',
  'parameters.between': '{min} à {max}',
  'parameters.felt.members': 'Ressenti par les membres',
  'parameters.felt.operators': 'Opérateurs seulement',
  'parameters.announced': '{value} à partir du {time}',
  'parameters.waits': '{value}, proposé par {name}',
  'parameters.shipped': 'Valeur d’origine',
  'parameters.since': 'Depuis le {time}',
  'parameters.by': 'Proposé par {maker}, approuvé par {checker}',
  'parameters.before': 'Avant',
  'parameters.propose': 'Proposer une valeur',
  'parameters.value': 'Nouvelle valeur',
  'parameters.noteMembers':
    'Un autre opérateur approuve. C’est alors annoncé aux membres et s’applique un jour plus tard.',
  'parameters.noteOperators': 'Un autre opérateur approuve. Cela s’applique alors aussitôt.',
  'parameters.others': 'Règles qui ont leur propre page',
  'parameters.name.inspectionsAnHour': 'Consultations d’un opérateur en une heure',
  'parameters.name.serviceOpens': 'Ouverture du service client, en minutes après minuit UTC',
  'parameters.name.serviceHours': 'Durée d’ouverture du service client par jour',
  'parameters.name.serviceDays': 'Jours d’ouverture du service client par semaine, à partir du lundi',
  'parameters.name.serviceAnswer': 'Temps d’ouverture au bout duquel le service client a en général répondu',
  'parameters.name.claimMinutes': 'Durée pendant laquelle une vérification reste à son examinateur',
  'parameters.name.shopAlone': 'Remboursements d’une commande et coupons par jour qu’un seul opérateur décide',
  'console.proposalKind.parameter': 'Paramètre',
} satisfies Like<typeof english>;
