import type { Like } from '../slice.ts';
import type english from '../en/security.ts';

export default {
  'security.checkTitle': 'Vérification de sécurité',
  'security.methodTitle': 'Méthode de vérification',
  'security.contactTitle': 'Changer de téléphone et d’e-mail',
  'security.loginPwdTitle': 'Mot de passe de connexion',
  'security.payPwdTitle': 'Mot de passe de paiement',
  'security.payResetTitle': 'Nouveau mot de passe de paiement',

  'security.on': 'Activé',
  'security.off': 'Désactivé',
  'security.setUp': 'Configurer',
  'security.turnOn': 'Activer',
  'security.turnOff': 'Désactiver',
  'security.remove': 'Retirer',
  'security.notSet': 'Pas encore configuré',
  'security.method': 'Méthode',
  'security.methodNote':
    'Voici les moyens de prouver que c’est vous. Configurez-en au moins deux, pour ne pas être bloqué si l’un se perd.',

  'security.factorReset':
    'Votre application d’authentification et vos clés d’accès sont retirées le {time}, parce que quelqu’un a dit les avoir perdues. Si ce n’était pas vous, arrêtez-le et changez vos deux mots de passe.',
  'security.stopFactorReset': 'Arrêter le retrait',
  'security.factorResetStopped': 'Arrêté. Vos seconds facteurs restent.',
  'security.coolDown':
    'Vos données de sécurité ont changé. Jusqu’au {time}, retraits, ventes, transferts sortants, collecte en un clic, conversion en pièces d’inscription et activation et ouverture de comptes sont suspendus. Les ventes de la salle d’échange ne s’achèvent que par la preuve de la chaîne.',
  'security.coolDownNote':
    'Pendant 24 heures après ce changement, retraits, ventes, transferts sortants, collecte en un clic, conversion en pièces d’inscription et activation et ouverture de comptes sont suspendus. Vos annonces sont masquées et les ventes en cours ne s’achèvent que par la preuve de la chaîne.',
  'security.addingNote': 'Cet ajout ne suspend rien.',

  'security.twoStep': 'Connexion en deux étapes',
  'security.twoStepNote':
    'À la connexion, une application d’authentification de votre téléphone donne un code en plus du mot de passe.',
  'security.twoStepRemove': 'Désactiver la connexion en deux étapes',
  'security.twoStepOn': 'La connexion en deux étapes est activée',
  'security.twoStepOff': 'La connexion en deux étapes est désactivée',
  'security.authenticator': 'Application d’authentification',
  'security.scan': 'Scannez ceci avec votre application d’authentification.',
  'security.qr': 'Code QR pour l’application d’authentification',
  'security.secretNote': 'Ou saisissez cette clé dans l’application :',
  'security.appCode': 'Code de l’application',

  'security.passkey': 'Clé d’accès',
  'security.passkeys': 'Clés d’accès',
  'security.passkeyNote': 'Connectez-vous par empreinte, visage ou verrouillage d’écran au lieu d’un mot de passe.',
  'security.passkeyAdd': 'Ajouter une clé d’accès',
  'security.passkeyName': 'Nom',
  'security.passkeyNameNote': 'Pour la reconnaître, par exemple « Mon téléphone »',
  'security.passkeyAdded': 'Clé d’accès ajoutée',
  'security.passkeyRemove': 'Retirer la clé d’accès',
  'security.passkeyRemoved': 'Clé d’accès retirée',
  'security.passkeyNone': 'Cet appareil ou cette connexion ne prend pas en charge les clés d’accès.',
  'security.added': 'Ajoutée',

  'security.lock': 'Verrou de transfert',
  'security.lockNote': 'Tant qu’il est activé, rien ne peut être transféré.',
  'security.lockOn': 'Activer le verrou de transfert',
  'security.lockOff': 'Désactiver le verrou de transfert',
  'security.lockIsOn': 'Le verrou de transfert est activé',
  'security.lockIsOff': 'Le verrou de transfert est désactivé',
  'security.lockOffNote': 'Les transferts s’ouvrent 5 minutes après la désactivation.',
  'security.lockWait': 'Les transferts s’ouvrent dans {time}.',

  'security.devices': 'Appareils et sessions',
  'security.thisDevice': 'Cet appareil',
  'security.unknownDevice': 'Appareil inconnu',
  'security.actingFor': 'Agit pour vous',
  'security.signOut': 'Déconnecter',
  'security.signedOut': 'Déconnecté là-bas',

  'security.oldTitle': 'Votre numéro ou e-mail actuel',
  'security.newTitle': 'Nouveau numéro ou e-mail',
  'security.boundNow': 'Lié actuellement',
  'security.oldCode': 'Code envoyé à l’actuel',
  'security.newCode': 'Code envoyé au nouveau',
  'security.newPhone': 'Nouveau numéro de téléphone',
  'security.newEmail': 'Nouvel e-mail',
  'security.contactSaved': 'Le nouveau contact est lié',

  'security.loginNow': 'Mot de passe de connexion',
  'security.loginNew': 'Nouveau mot de passe de connexion',
  'security.loginNote': 'Tous les autres appareils sont déconnectés.',
  'security.payNow': 'Mot de passe de paiement actuel',
  'security.payNew': 'Nouveau mot de passe de paiement',
  'security.originalMissing': 'Saisissez le mot de passe actuel.',
  'security.passwordSaved': 'Le nouveau mot de passe est enregistré',
  'security.contactSeen': 'Le téléphone et l’e-mail ont été affichés en entier',
  'security.inspections': 'Accès du personnel',
  'security.noInspections': 'Personne n’a consulté votre compte.',
} satisfies Like<typeof english>;
