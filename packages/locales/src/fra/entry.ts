import type { Like } from '../slice.ts';
import type english from '../en/entry.ts';

export default {
  'entry.loginTitle': 'Connexion',
  'entry.registerTitle': 'Inscription',
  'entry.retrieveTitle': 'Récupérer le mot de passe',

  'entry.username': 'Nom d’utilisateur',
  'entry.usernameMissing': 'Saisissez le nom d’utilisateur.',
  'entry.password': 'Mot de passe de connexion',
  'entry.passwordMissing': 'Saisissez le mot de passe de connexion.',
  'entry.forgot': 'Mot de passe oublié ?',
  'entry.noAccount': 'Pas encore de compte ?',
  'entry.hasAccount': 'Déjà membre ?',
  'entry.passkey': 'Se connecter avec une clé d’accès',
  'entry.triesNote': 'Après 5 essais erronés, la connexion est suspendue 10 minutes.',
  'entry.timeLeft': 'Temps restant : {time}',

  'entry.check': 'Contrôle de sécurité',
  'entry.slide': 'Position de la pièce',
  'entry.slideHow':
    'Déplacez la pièce dans son emplacement, puis relâchez. Au clavier : touches fléchées, puis Entrée.',
  'entry.newPicture': 'Autre image',
  'entry.noPuzzle': 'Vérifier sans le puzzle',
  'entry.working': 'Votre appareil résout un petit calcul. Cela prend quelques secondes.',

  'entry.secondTitle': 'Deuxième étape',
  'entry.secondNote':
    'Ce compte est protégé par la connexion en deux étapes. Ouvrez votre application d’authentification.',
  'entry.secondCode': 'Code de l’application',
  'entry.codeMissing': 'Saisissez les 6 chiffres affichés par l’application.',

  'entry.placeTitle': 'Invitation et place',
  'entry.placeNote':
    'Votre parrain vous indique le code d’invitation et la personne de contact sous laquelle vous entrez.',
  'entry.invite': 'Code d’invitation',
  'entry.inviteMissing': 'Saisissez le code d’invitation.',
  'entry.invitedBy': 'Invité par {name}',
  'entry.contact': 'Personne de contact',
  'entry.contactMissing': 'Saisissez le nom d’utilisateur de la personne de contact.',
  'entry.contactNote': 'Nom d’utilisateur du membre juste au-dessus de vous',
  'entry.contactFound': 'Personne de contact : {name}',
  'entry.zone': 'Zone',
  'entry.zoneName': 'Zone {zone}',
  'entry.free': 'Zone {zone} · libre',
  'entry.taken': 'Zone {zone} · prise',
  'entry.zoneTaken': 'Cette zone vient d’être prise. Choisissez l’autre ou une autre personne de contact.',

  'entry.levelTitle': 'Choisir un niveau',
  'entry.levelNote':
    'Rien n’est débité maintenant. Le montant est payé à l’activation, en pièces d’inscription ou de réinvestissement.',
  'entry.levelParts': 'Principal {principal} · frais {fee}',
  'entry.level': 'Niveau',

  'entry.accountTitle': 'Votre compte',
  'entry.phone': 'Numéro de téléphone',
  'entry.phoneMissing': 'Saisissez le numéro de téléphone.',
  'entry.email': 'E-mail',
  'entry.emailMissing': 'Saisissez l’adresse e-mail.',

  'entry.passwordsTitle': 'Vos mots de passe',
  'entry.passwordAgain': 'Répétez le mot de passe de connexion',
  'entry.payPasswordAgain': 'Répétez le mot de passe de paiement',
  'entry.payNote': 'Confirme chaque paiement ; différent de celui de connexion',
  'entry.againMissing': 'Saisissez-le encore une fois.',
  'entry.passwordsDiffer': 'Les deux mots de passe ne sont pas identiques.',
  'entry.payPasswordsDiffer': 'Les deux mots de passe de paiement ne sont pas identiques.',
  'entry.newPassword': 'Nouveau mot de passe de connexion',
  'entry.newMissing': 'Saisissez le nouveau mot de passe.',
  'entry.again': 'Répétez le nouveau mot de passe',

  'entry.consents': 'Ce que vous acceptez',
  'entry.consentNote': 'Lisez jusqu’à la fin, puis acceptez',
  'entry.consentMissing': 'Lisez et acceptez : {text}',
  'entry.accepted': 'Accepté',
  'entry.readFirst': 'Lire',

  'entry.done': 'Vous êtes inscrit',
  'entry.doneNote': 'Votre place est réservée. L’activation est en attente.',
  'entry.pendingUntil': 'En attente jusqu’au',
  'entry.next': 'La suite',
  'entry.step1': 'Inscrit',
  'entry.step2': 'Activation',
  'entry.step2Note':
    'Vous vous activez vous-même avec {coin}, ou votre parrain ou votre personne de contact le fait avec ses propres pièces, avant le {time}. Sinon, l’inscription prend fin et la place redevient libre.',
  'entry.step3': '7 jours pour réfléchir',
  'entry.step3Note': 'Jusque-là, tout le paiement peut être rendu. Ensuite, votre niveau compte.',
  'entry.ownNote': 'Vous pouvez vous connecter tout de suite et sécuriser votre compte.',

  'entry.retrieveNote':
    'Si ces indications correspondent à un compte, nous lui envoyons un code. Pour vous protéger, nous ne disons jamais si un compte existe.',
  'entry.retrieveFreezes': 'Pendant 24 heures après ce changement, retraits, transferts et ventes sont suspendus.',
  'entry.retrieved': 'Le nouveau mot de passe est enregistré. Connectez-vous.',
  'entry.invitedAt': 'Invitation de {name}, sous {contact}, zone {zone}',
  'entry.change': 'Modifier',
  'entry.stepOf': 'Étape {step} sur {count}',
  'entry.goOn': 'Continuer',
  'entry.goBack': 'Retour',
  'entry.summary': 'Vérifiez',
  'entry.place': 'Place',
  'entry.placeOf': 'Sous {name}, zone {zone}',
  'entry.bothTaken': 'Les deux places sont prises. Demandez une autre personne de contact.',
  'entry.otherZone': 'La zone {taken} a été prise entre-temps. La zone {zone} est maintenant choisie.',
  'entry.nextPlace': 'Les deux places sont prises. La prochaine place libre est sous {name}, zone {zone}.',
  'entry.takePlace': 'Prendre cette place',
  'entry.payIn': 'Verser',
} satisfies Like<typeof english>;
