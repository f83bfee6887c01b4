import type { Like } from '../slice.ts';
import type english from '../en/home.ts';

export default {
  'home.total': 'Actifs totaux · en jetons cash',
  'home.fuel': 'Carburant du nœud',
  'home.height': 'Hauteur effective',
  'home.level': 'Niveau V{level}',
  'home.pending': 'Activation en attente',
  'home.closed': 'Niveau fermé',
  'home.entries': 'Accès',
  'home.download': 'Télécharger',
  'home.register': 'Inscrire',
  'home.merit': 'Classement',
  'home.service': 'Assistance',
  'home.notices': 'Annonces',
  'home.explorer': 'Explorateur',
  'home.profile': 'Profil',
  'home.price': 'Cours',
  'home.sharePrice': 'Prix de la part',
  'home.thirtyDays': '30 jours',
  'home.today': 'Revenu du jour',
  'home.upgradeTitle': 'Monter et réinvestir',
  'home.upgradeLeft': 'Il reste {height} de hauteur à votre niveau V{level}',
  'home.upgradeClosed': 'Votre niveau est fermé. Un niveau supérieur le rouvre.',
  'home.upgradeStart': 'Choisissez un niveau pour commencer',
  'home.upgrade': 'Monter',
} satisfies Like<typeof english>;
