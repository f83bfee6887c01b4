import type { Like } from '../slice.ts';
import type english from '../en/version.ts';

export default {
  'version.ready': 'Une nouvelle version est prête.',
  'version.use': 'Mettre à jour',
  'version.install': 'Installer l’application',
  'version.guideTitle': 'Ajouter à l’écran d’accueil',
  'version.guideShare': 'Touchez « Partager » dans la barre de Safari.',
  'version.guideAdd': 'Faites défiler et touchez « Sur l’écran d’accueil ».',
  'version.guideOpen': 'Touchez « Ajouter ». Greenhall s’ouvre alors comme toute autre application.',
  'version.offer': 'Greenhall à portée de main',
  'version.offerNote': 'Depuis l’écran d’accueil, elle s’ouvre aussitôt et vous annonce les nouveautés.',
  'version.push': 'Activer les notifications',
} satisfies Like<typeof english>;
