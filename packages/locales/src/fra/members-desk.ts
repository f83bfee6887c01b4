import type english from '../en/members-desk.ts';
import type { Like } from '../slice.ts';

export default {
  'console.launch': 'Mode réel',
  'console.launchSure': 'Activer le mode réel avec cette version ? Il n’y a pas de retour au bac à sable.',
  'console.launchLive':
    'Le mode réel est actif. Une nouvelle version exige aussi deux opérateurs ; chaque nouveau membre accepte le texte sur les risques en vigueur.',
  'console.launchReady': 'Rien ne s’y oppose. Un opérateur propose, un autre approuve.',
  'console.launchNotReady': 'Le mode réel ne peut pas encore être activé :',
  'console.launchNew': 'Consigner une version',
  'console.launchNote':
    'Définitif dès qu’un autre opérateur l’approuve. Tout le monde peut le lire, et chaque nouveau membre accepte le texte sur les risques.',
  'console.obstacle.testSeams':
    'Le serveur tourne avec les réglages du bac à sable, qui permettent les accès de test. Démarrez-le avec GREENHALL_MODE=live.',
  'console.obstacle.notEmpty':
    'Des membres ont rejoint ou des coins ont été comptabilisés. Le mode réel commence dans une installation vide.',
  'console.obstacle.coolingOff': 'Un plan en vigueur ou annoncé a un délai de réflexion de moins de 7 jours.',
  'console.launch.proposed': 'Proposée',
  'console.launch.approved': 'Approuvée',
  'console.launch.rejected': 'Rejetée',
  'console.launch.inForce': 'En vigueur',
  'console.version': 'Version',
  'console.entity': 'Entité juridique',
  'console.countries': 'Pays',
  'console.countriesHint': 'Pays desservis (codes à deux lettres)',
  'console.countriesRule': 'Codes à deux lettres séparés par une espace, comme DE AT',
  'console.risk': 'Texte sur les risques',
  'console.riskLength': 'De {min} à {max} caractères',
  'console.unmask': 'Afficher le téléphone et l’e-mail',
  'console.unmaskHint': 'Cela est enregistré à part et montré au membre.',
  'console.inspectHint': 'Votre consultation et son motif sont enregistrés et montrés au membre.',
  'console.searchHint': 'Numéro, nom d’utilisateur, téléphone ou e-mail',
  'console.level': 'Niveau',
  'console.nodeFuel': 'Carburant de nœud',
  'console.income': 'Revenu compté',
  'console.height': 'Hauteur effective',
  'console.phone': 'Téléphone',
  'console.joined': 'Inscrit le',
  'console.member.pending': 'En attente',
  'console.member.active': 'Actif',
  'console.member.closed': 'Fermé',
} satisfies Like<typeof english>;
