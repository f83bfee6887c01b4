import type { Like } from '../slice.ts';
import type english from '../en/notifications.ts';

export default {
  'notifications.coinsReceived': 'Pièces reçues',
  'notifications.coinsReceivedText': '{amount} {coin} sont dans votre portefeuille.',
  'notifications.bonusesCredited': 'Bonus crédités',
  'notifications.bonusesCreditedText': 'Vos bonus du dernier règlement : {mey} MEY et {ftb} FTB.',
  'notifications.rechargeBooked': 'Recharge enregistrée',
  'notifications.rechargeBookedText': 'Recharge {number} : {amount} USDT sont dans votre portefeuille.',
  'notifications.rechargeRejected': 'Recharge refusée',
  'notifications.rechargeRejectedText': 'La recharge {number} n’a pas été enregistrée. Motif : {reason}',
  'notifications.withdrawalApproved': 'Retrait approuvé',
  'notifications.withdrawalApprovedText': 'Le retrait {number} de {amount} USDT sera payé prochainement.',
  'notifications.withdrawalRejected': 'Retrait refusé',
  'notifications.withdrawalRejectedText':
    'Le retrait {number} n’a pas été payé ; ses pièces sont de retour dans votre portefeuille. Motif : {reason}',
  'notifications.withdrawalPaid': 'Retrait payé',
  'notifications.withdrawalPaidText':
    'Retrait {number} : {amount} USDT ont été envoyés. Si vous ne l’avez pas demandé, contactez aussitôt le service client.',
  'notifications.corrected': 'Un mouvement a été corrigé',
  'notifications.correctedText':
    'Deux opérateurs ont corrigé un mouvement de votre compte : {amount} {coin}. Motif : {reason}\n\nSi vous pensez qu’il s’agit d’une erreur, écrivez au service client.',
  'notifications.listingTaken': 'Votre ordre a été pris',
  'notifications.listingTakenText': 'L’échange {number} de {quantity} {coin} a commencé. Voyez ce qu’il y a à faire.',
  'notifications.paymentClaimed': 'L’acheteur signale le paiement',
  'notifications.paymentClaimedText': 'Échange {number} : vérifiez que l’argent est arrivé, puis confirmez-le.',
  'notifications.coinsReleased': 'Pièces libérées',
  'notifications.coinsReleasedText':
    'L’échange {number} est terminé : {quantity} {coin} sont à vous. Utilisables à partir du {from}.',
  'notifications.appealDecided': 'Recours tranché',
  'notifications.appealDecidedText': 'Échange {number} : {verdict}.',
  'notifications.verdict.toBuyer': 'les pièces vont à l’acheteur',
  'notifications.verdict.toSeller': 'les pièces reviennent au vendeur',
  'notifications.priceReached': 'Alerte de prix',
  'notifications.priceReachedText':
    '{side} {coin} à {price} USDT sur {network} : un ordre que vous pourriez prendre est dans la salle. D’autres peuvent le prendre avant vous.',
  'notifications.side.sale': 'Acheter',
  'notifications.side.purchase': 'Vendre',
  'notifications.levelCounts': 'Votre niveau compte',
  'notifications.levelCountsText': 'Vous êtes maintenant au niveau V{level}.',
  'notifications.orderShipped': 'Votre commande est en route',
  'notifications.orderShippedText':
    'La commande {number} a été expédiée par {carrier}. Numéro de suivi : {tracking}.\n\nConfirmez la réception dans la boutique ou demandez-y un remboursement.',
  'notifications.orderRefunded': 'Un remboursement de votre commande',
  'notifications.orderRefundedText':
    'Pour la commande {number}, {amount} MEY sont de retour dans votre portefeuille, utilisables tout de suite.',
  'notifications.restricted': 'Une restriction de votre compte',
  'notifications.restrictedText':
    '{kind} jusqu’au {until}. Motif : {reason}\n\nCe qui est déjà en cours continue. Si vous pensez que c’est une erreur, écrivez au service client.',
  'notifications.kind.transfer': 'Vous ne pouvez pas envoyer de pièces',
  'notifications.kind.trade': 'Vous ne pouvez pas commencer de nouvel échange',
  'notifications.kind.withdraw': 'Vous ne pouvez pas demander de retrait',
  'notifications.kind.shop': 'Vous ne pouvez pas commander dans la boutique',
  'notifications.kind.messages': 'Vous pouvez écrire 5 messages par jour',
  'notifications.kind.protectedTeam': 'Aucun transfert vers votre équipe ou depuis elle',
  'notifications.restrictionLifted': 'Une restriction a été levée',
  'notifications.restrictionLiftedText': 'Ceci ne s’applique plus : {kind}.',
  'notifications.newDevice': 'Connexion depuis un nouvel appareil',
  'notifications.newDeviceText':
    '{at} : {device}. Si ce n’était pas vous, changez aussitôt votre mot de passe de connexion et contactez le service client.',
  'notifications.factorAdded': 'Un second facteur a été ajouté',
  'notifications.factorAddedText':
    'Nouveau : {factor}. Si ce n’était pas vous, changez aussitôt vos deux mots de passe, supprimez-le dans la vérification de sécurité et contactez le service client.',
  'notifications.factor.authenticator': 'application d’authentification',
  'notifications.factor.passkey': 'clé d’accès',
  'notifications.factorReset': 'Vos seconds facteurs vont être retirés',
  'notifications.factorResetText':
    'Deux opérateurs ont accepté de retirer l’application d’authentification et les clés d’accès de votre compte le {until}, parce que quelqu’un a dit les avoir perdues.\n\nSi ce n’était pas vous, arrêtez-le tout de suite sous Vérification de sécurité et changez vos deux mots de passe.',
  'notifications.securityChanged': 'Réglage de sécurité modifié',
  'notifications.securityChangedText':
    '{change}. Si ce n’était pas vous, changez aussitôt vos deux mots de passe et contactez le service client.',
  'notifications.change.loginPassword': 'Votre mot de passe de connexion a été changé',
  'notifications.change.payPassword': 'Votre mot de passe de paiement a été changé',
  'notifications.change.phone': 'Votre numéro de téléphone a été changé',
  'notifications.change.email': 'Votre adresse e-mail a été changée',
  'notifications.change.authenticatorRemoved': 'L’application d’authentification a été supprimée',
  'notifications.change.passkeyRemoved': 'Une clé d’accès a été supprimée',
  'notifications.change.lockOn': 'Le verrou des transferts a été activé',
  'notifications.change.lockOff': 'Le verrou des transferts a été désactivé',
  'notifications.change.byMain': 'Votre compte principal a redéfini les deux mots de passe',
  'notifications.addressChanged': 'Adresse de livraison modifiée',
  'notifications.addressChangedText':
    '{change}. Si ce n’était pas vous, changez aussitôt vos deux mots de passe et contactez le service client.',
  'notifications.change.addressAdded': 'Une adresse de livraison a été ajoutée',
  'notifications.change.addressChanged': 'Une adresse de livraison a été modifiée',
  'notifications.change.addressDefault': 'Une autre adresse de livraison est utilisée par défaut',
  'notifications.change.addressRemoved': 'Une adresse de livraison a été supprimée',
  'notifications.kind.collect': 'Aucune pièce ne peut être regroupée',
  'notifications.kind.link': 'Vous ne pouvez pas lier de comptes',
  'notifications.exportReady': 'Vos données sont prêtes',
  'notifications.exportReadyText':
    'La copie de vos données que vous avez demandée est prête. Vous pouvez la télécharger une fois dans l’application, jusqu’au {until}. Si vous ne l’avez pas demandée, changez vos mots de passe et écrivez au service client.',
  'notifications.linkApplied': 'Vos comptes liés',
  'notifications.linkAppliedText':
    '{name} souhaite être le compte principal du vôtre. Acceptez ou refusez dans « Mon compte », « Comptes liés ». Si vous ne connaissez pas ce compte, refusez.',
  'notifications.linkBound': 'Vos comptes liés',
  'notifications.linkBoundText': '{name} a accepté et est désormais lié à votre compte.',
  'notifications.linkRefused': 'Vos comptes liés',
  'notifications.linkRefusedText': '{name} a refusé votre demande de liaison.',
  'notifications.linkWithdrawn': 'Vos comptes liés',
  'notifications.linkWithdrawnText': '{name} a retiré sa demande de lier votre compte.',
  'notifications.linkExpired': 'Vos comptes liés',
  'notifications.linkExpiredText': 'La demande de liaison entre {name} et votre compte a expiré au bout de 7 jours.',
  'notifications.linkEnded': 'Vos comptes liés',
  'notifications.linkEndedText': '{name} a mis fin à la liaison avec votre compte.',
  'notifications.linkConsentGiven': 'Vos comptes liés',
  'notifications.linkConsentGivenText':
    '{name} a donné une autorisation de plus à votre compte. Voir « Comptes liés ».',
  'notifications.linkConsentTaken': 'Vos comptes liés',
  'notifications.linkConsentTakenText': '{name} a retiré une autorisation à votre compte. Voir « Comptes liés ».',
  'notifications.linkSignIn': 'Votre compte principal se connecte',
  'notifications.linkSignInText':
    '{name}, votre compte principal, se connecte à votre compte. Vous voyez la session dans « Vérification de sécurité » et pouvez y mettre fin en retirant l’autorisation dans « Comptes liés ».',
  'notifications.nodeOpened': 'Nouveau compte de réinvestissement',
  'notifications.nodeOpenedText':
    'Le compte de réinvestissement {name} a été ouvert pour vous. Si ce n’est pas vous, changez vos mots de passe, puis redéfinissez les siens dans « Compte de réinvestissement » et écrivez au service client.',
  'notifications.nodeTaken': 'Nouveaux mots de passe d’un compte de réinvestissement',
  'notifications.nodeTakenText':
    'Les deux mots de passe de votre compte de réinvestissement {name} ont été redéfinis depuis votre compte principal. Ses sessions, téléphone, e-mail, seconds facteurs et liaisons ont pris fin.',
  'notifications.nodeAllowed': 'Connexion à votre compte principal autorisée',
  'notifications.nodeAllowedText':
    '{name} peut désormais se connecter à votre compte principal. Vous pouvez le retirer à tout moment dans « Compte de réinvestissement ».',
  'notifications.nodeSignIn': 'Un compte de réinvestissement se connecte',
  'notifications.nodeSignInText':
    'Votre compte de réinvestissement {name} se connecte à votre compte principal. Vous voyez la session dans « Vérification de sécurité » et pouvez y mettre fin en retirant l’autorisation dans « Compte de réinvestissement ».',
  'notifications.nodesAsk': 'Connexion depuis vos comptes de réinvestissement',
  'notifications.nodesAskText':
    'Vos comptes de réinvestissement ne se connectent désormais à votre compte principal que si vous l’autorisez, dans « Compte de réinvestissement ».',
  'notifications.collected': 'Des pièces ont été regroupées',
  'notifications.collectedText':
    '{name}, votre compte principal, a regroupé chez lui {sums} de votre compte. Le relevé montre les mouvements. Pour l’empêcher, retirez l’autorisation dans « Comptes liés ».',
  'notifications.view.announcements': 'Générales',
  'notifications.view.mine': 'Pour moi',
  'notifications.empty': 'Rien pour vous pour l’instant',
  'notifications.emptyNote': 'Pièces reçues, échanges, commandes et changements de sécurité s’affichent ici.',
  'notifications.choices': 'E-mail et push',
  'notifications.mail': 'Par e-mail',
  'notifications.mailNote':
    'Retraits payés, changements de sécurité et nouveaux appareils sont toujours signalés par e-mail.',
  'notifications.mail.coins': 'Pièces et bonus',
  'notifications.mail.requests': 'Recharges et retraits',
  'notifications.mail.trades': 'Échanges',
  'notifications.mail.orders': 'Commandes',
  'notifications.mail.account': 'Niveau et restrictions',
  'notifications.verificationMoved': 'Vérification d’identité',
  'notifications.verificationMovedText': '{outcome}',
  'notifications.outcome.needMore':
    'Un examinateur a besoin d’une autre photo. Ouvrez Vérification dans l’application pour voir laquelle et pourquoi.',
  'notifications.outcome.approved': 'Votre document est accepté. Votre limite de retrait a augmenté.',
  'notifications.outcome.rejected':
    'Votre document n’a pas été accepté. Ouvrez Vérification dans l’application pour savoir pourquoi.',
  'notifications.outcome.expired':
    'Votre document a expiré et votre limite de retrait a baissé. Faites-en vérifier un nouveau pour la relever.',
  'notifications.verificationExpiring': 'Vérification d’identité',
  'notifications.verificationExpiringText':
    'Votre document expire le {date}. Faites-en ensuite vérifier un nouveau pour garder votre limite de retrait.',
  'notifications.push': 'Sur cet appareil',
  'notifications.pushNote': 'Signale une nouveauté, sans nom ni montant.',
  'notifications.pushOn': 'Activer',
  'notifications.pushOff': 'Désactiver',
  'notifications.pushDenied': 'Le navigateur bloque les notifications. Autorisez-les pour ce site dans ses réglages.',
  'notifications.pushUnsupported':
    'Ce navigateur ne peut pas afficher de notifications ici. Sur un iPhone, ajoutez d’abord l’application à l’écran d’accueil.',
  'notifications.pushFailed': 'Cet appareil n’a pas pu être enregistré. Réessayez plus tard.',
  'notifications.push.messages': 'Service client',
  'notifications.push.orders': 'Commandes',
  'notifications.push.trades': 'Échanges',
  'notifications.push.notices': 'Tout le reste',
  'notifications.activationAsked': 'Demande d’activation',
  'notifications.activationAskedText':
    '{name}, que vous avez parrainé, vous demande de l’activer. Vous paieriez avec vos propres pièces et vous seul pourriez l’annuler. Rien ne vous oblige à répondre. Voir Mes nœuds.',
} satisfies Like<typeof english>;
