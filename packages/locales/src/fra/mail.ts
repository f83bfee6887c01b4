import type { Like } from '../slice.ts';
import type english from '../en/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': 'Inscription',
  'mail.retrieve': 'Nouveau mot de passe de connexion',
  'mail.resetPay': 'Nouveau mot de passe de paiement',
  'mail.bind': 'Association d’un téléphone ou d’un e-mail',
  'mail.confirm': 'Confirmation d’un changement de sécurité',
  'mail.secondFactor': 'Ajout d’un second facteur',
  'mail.factorAdded': 'Un second facteur a été ajouté',
  'mail.factor.authenticator': 'application d’authentification',
  'mail.factor.passkey': 'clé d’accès',
  'mail.factorAddedText':
    'Un second facteur a été ajouté au compte {username} : {factor}. Si ce n’était pas vous, changez aussitôt votre mot de passe de connexion et votre mot de passe de paiement, supprimez-le dans la vérification de sécurité et contactez le service client.',
  'mail.operator': 'Compte d’opérateur',
  'mail.operatorText':
    'Vous êtes invité à devenir opérateur de Greenhall. Ouvrez ce lien dans les {minutes} minutes, avec une application d’authentification à portée de main :\n\n{link}\n\nIl ne fonctionne qu’une fois. Ne le transmettez jamais : quiconque l’ouvre devient opérateur. Si vous n’attendez pas ce message, ignorez-le.',
  'mail.account': 'Nouveau compte de réception',
  'mail.trade': 'Ordre dans la salle des échanges',
  'mail.link': 'Liaison d’un compte',
  'mail.code': {
    one: '{purpose}\n\nVotre code : {code}\n\nIl est valable {count} minute. Ne le communiquez jamais : personne chez Greenhall ne vous le demandera. Si vous ne l’avez pas demandé, ignorez ce message.',
    other:
      '{purpose}\n\nVotre code : {code}\n\nIl est valable {count} minutes. Ne le communiquez jamais : personne chez Greenhall ne vous le demandera. Si vous ne l’avez pas demandé, ignorez ce message.',
  },
  'mail.short': {
    one: 'Greenhall : {code} – {purpose}. Valable {count} minute. Ne le communiquez jamais.',
    other: 'Greenhall : {code} – {purpose}. Valable {count} minutes. Ne le communiquez jamais.',
  },
  'mail.orderShipped': 'Votre commande est en route',
  'mail.orderShippedText':
    'La commande {number} a été expédiée par {carrier}. Numéro de suivi : {tracking}.\n\nConfirmez la réception dans la boutique ou demandez-y un remboursement.',
  'mail.orderRefunded': 'Un remboursement de votre commande',
  'mail.orderRefundedText':
    'Pour la commande {number}, {amount} MEY sont de retour dans votre portefeuille, utilisables tout de suite.',
  'mail.restricted': 'Une restriction de votre compte',
  'mail.restrictedText':
    '{what} jusqu’au {until}. Motif : {reason}\n\nCe qui est déjà en cours continue. Si vous pensez que c’est une erreur, écrivez au service client.',
  'mail.restricted.transfer': 'Vous ne pouvez pas envoyer de pièces',
  'mail.restricted.collect': 'Aucune pièce ne peut être regroupée',
  'mail.restricted.trade': 'Vous ne pouvez pas commencer de nouvel échange',
  'mail.restricted.withdraw': 'Vous ne pouvez pas demander de retrait',
  'mail.restricted.shop': 'Vous ne pouvez pas commander dans la boutique',
  'mail.restricted.link': 'Vous ne pouvez pas lier de comptes',
  'mail.restricted.messages': 'Vous pouvez écrire 5 messages par jour',
  'mail.restricted.protectedTeam': 'Aucun transfert vers votre équipe ou depuis elle',
  'mail.export': 'Une copie de vos données',
  'mail.exportReady': 'Vos données sont prêtes',
  'mail.exportReadyText':
    'La copie de vos données que vous avez demandée est prête. Vous pouvez la télécharger une fois dans l’application, jusqu’au {until}. Si vous ne l’avez pas demandée, changez vos mots de passe et écrivez au service client.',
  'mail.linkChanged': 'Vos comptes liés',
  'mail.linkChanged.applied':
    '{name} souhaite être le compte principal du vôtre. Acceptez ou refusez dans « Mon compte », « Comptes liés ». Si vous ne connaissez pas ce compte, refusez.',
  'mail.linkChanged.bound': '{name} a accepté et est désormais lié à votre compte.',
  'mail.linkChanged.refused': '{name} a refusé votre demande de liaison.',
  'mail.linkChanged.withdrawn': '{name} a retiré sa demande de lier votre compte.',
  'mail.linkChanged.expired': 'La demande de liaison entre {name} et votre compte a expiré au bout de 7 jours.',
  'mail.linkChanged.ended': '{name} a mis fin à la liaison avec votre compte.',
  'mail.linkChanged.consentGiven': '{name} a donné une autorisation de plus à votre compte. Voir « Comptes liés ».',
  'mail.linkChanged.consentTaken': '{name} a retiré une autorisation à votre compte. Voir « Comptes liés ».',
  'mail.linkSignIn': 'Votre compte principal se connecte',
  'mail.linkSignInText':
    '{name}, votre compte principal, se connecte au compte {username}. La session figure dans « Sécurité » ; pour y mettre fin, retirez l’autorisation dans « Comptes liés ».',
  'mail.collected': 'Des pièces ont été regroupées',
  'mail.collectedText':
    '{name}, votre compte principal, a regroupé {sums} depuis le compte {username}. Les mouvements figurent dans le relevé. Pour l’empêcher, retirez l’autorisation dans « Comptes liés ».',
} satisfies Like<typeof english>;
