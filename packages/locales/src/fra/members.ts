import type { Like } from '../slice.ts';
import type english from '../en/members.ts';

export default {
  'members.active': 'Actif',
  'members.income': 'Revenu total',

  'members.accounts': 'Comptes d’échange',
  'members.nodes': 'Mes nœuds',
  'members.shared': 'Nœuds partagés',
  'members.network': 'Réseau de nœuds',
  'members.linked': 'Comptes liés',
  'members.reinvestment': 'Compte de réinvestissement',
  'members.share': 'Centre de partage',
  'members.mall': 'Boutique',
  'members.receiving': 'Portefeuille de réception',
  'members.security': 'Vérification de sécurité',
  'members.verification': 'Vérification avancée',
  'members.password': 'Changer de mot de passe',
  'members.service': 'Service client',
  'members.about': 'À propos',

  'members.editTitle': 'Modifier le profil',
  'members.choosePicture': 'Choisir une image',
  'members.pictureNote': 'Une photo ou une capture d’écran',
  'members.pictureBroken': 'Cette image est illisible. Choisissez-en une autre.',
  'members.savePicture': 'Utiliser cette image',
  'members.nickname': 'Pseudonyme',
  'members.nicknameNote': 'Facultatif, 24 caractères au plus',
  'members.nicknameReserved': 'Ce nom est celui de la plateforme ou de son équipe. Choisissez-en un autre.',
  'members.country': 'Pays ou région',
  'members.languageNote': 'Aussi la langue de nos messages',
  'members.saved': 'Enregistré',

  'members.sandbox':
    'Ceci est un bac à sable. Toutes les pièces sont des crédits de test sans valeur ; elles ne permettent ni achat ni retrait.',
  'members.live': 'Cette plateforme fonctionne avec des actifs réels.',
  'members.behind': 'Qui est derrière',
  'members.solvency': 'Preuve de solvabilité',
  'members.licences': 'Logiciels libres',
  'members.licencesNote':
    'Cette application repose sur le travail d’autres personnes, utilisé sous ces licences. Merci.',
  'members.group.assets': 'Avoirs',
  'members.group.network': 'Réseau',
  'members.group.account': 'Compte et sécurité',
  'members.stockHall': 'Salle des parts',
  'members.pendingNodes': { one: '{count} en attente', other: '{count} en attente' },
  'members.twoStepOn': 'Activée',
  'members.twoStepOff': 'Désactivée',
  'members.whichPassword': 'Quel mot de passe ?',
  'members.loginPassword': 'Mot de passe de connexion',
  'members.payPassword': 'Mot de passe de paiement',
  'members.questions': 'Questions fréquentes',
} satisfies Like<typeof english>;
