import type { Like } from '../slice.ts';
import type english from '../en/common.ts';

export default {
  'tabbar.home': 'Accueil',
  'tabbar.aktie': 'Parts',
  'tabbar.otc': 'Échanges',
  'tabbar.wallet': 'Portefeuille',
  'tabbar.user': 'Compte',

  'title.home': 'Accueil',
  'title.user': 'Mon compte',
  'title.missing': 'Page introuvable',

  'common.tips': 'Information',
  'common.confirm': 'Confirmer',
  'common.cancel': 'Annuler',
  'common.close': 'Fermer',
  'common.back': 'Retour',
  'common.save': 'Enregistrer',
  'common.submit': 'Envoyer',
  'common.next': 'Suivant',
  'common.retry': 'Réessayer',
  'common.copy': 'Copier',
  'common.copied': 'Copié',
  'common.all': 'Tout',
  'common.more': 'Plus',
  'common.search': 'Rechercher',
  'common.filter': 'Filtrer',
  'common.choose': 'Veuillez choisir',
  'common.showPassword': 'Afficher le mot de passe',
  'common.hidePassword': 'Masquer le mot de passe',
  'common.login': 'Se connecter',
  'common.register': 'S’inscrire',
  'common.logout': 'Se déconnecter',
  'common.soon': 'Bientôt disponible',
  'common.latest': 'Vous avez déjà la dernière version',
  'common.version': 'Version',
  'common.language': 'Langue',
  'common.theme': 'Apparence',
  'common.userId': 'Identifiant',
  'common.tabs': 'Navigation principale',
  'common.skip': 'Aller au contenu',
  'common.sandbox': 'Bac à sable : crédits de test sans valeur',

  'theme.light': 'Clair',
  'theme.dark': 'Sombre',
  'theme.system': 'Système',

  'state.loading': 'Chargement…',
  'state.empty': 'Rien pour le moment',
  'state.error': 'Le chargement a échoué',
  'state.offline': 'Vous êtes hors ligne. Votre saisie est conservée.',
  'state.online': 'De nouveau en ligne',
  'state.missing': 'Cette page n’existe pas',
  'state.missingNote': 'L’adresse est peut-être ancienne ou mal saisie.',
  'state.toHome': 'Aller à la page d’accueil',

  'request.unknown': 'Erreur inconnue',
  'request.unreachable': 'Impossible de joindre le serveur',
  'request.aborted': 'La requête a été annulée',
  'request.transfer': 'Le fichier n’a pas pu être transféré',
  'request.expired': 'Votre connexion n’est plus valide ou a expiré. Veuillez vous reconnecter.',

  'time.now': 'à l’instant',
  'time.minutes': { one: 'il y a {count} minute', other: 'il y a {count} minutes' },
  'time.today': 'aujourd’hui {time}',
  'time.yesterday': 'hier {time}',

  'guide.tagline': 'Parts, portefeuille et échanges entre membres',
  'guide.slides': 'De quoi il s’agit',
  'guide.slide': 'Vue {n} sur {total}',
  'guide.whatTitle': 'Un seul lieu pour vos parts et vos pièces',
  'guide.whatText':
    'Détenez un niveau, suivez vos parts dans la salle des parts, gardez plusieurs pièces dans un portefeuille et échangez directement avec d’autres membres.',
  'guide.notTitle': 'Aucun rendement promis',
  'guide.notText':
    'Ce n’est ni un dépôt ni un intérêt fixe. Les revenus proviennent uniquement de ce que les membres versent réellement, ils peuvent être nuls et vous pouvez perdre de l’argent.',
  'guide.heldTitle': 'Tout ce qui est dû est détenu, et vérifiable',
  'guide.heldText':
    'Chaque pièce est couverte par des actifs en conservation. Les chiffres sont publics et vous pouvez recalculer votre propre solde sur votre appareil.',

  'mine.logoutAsk': 'Vous devrez vous reconnecter sur cet appareil.',
} satisfies Like<typeof english>;
