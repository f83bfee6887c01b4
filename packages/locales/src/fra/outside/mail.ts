import type { Like } from '../../slice.ts';
import type english from '../../en/outside/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': 'Inscription',
  'mail.retrieve': 'Nouveau mot de passe de connexion',
  'mail.resetPay': 'Nouveau mot de passe de paiement',
  'mail.bind': 'Association d’un téléphone ou d’un e-mail',
  'mail.confirm': 'Confirmation d’un changement de sécurité',
  'mail.secondFactor': 'Ajout d’un second facteur',
  'mail.operator': 'Compte d’opérateur',
  'mail.operatorText':
    'Vous êtes invité à devenir opérateur de Greenhall. Ouvrez ce lien dans les {minutes} minutes, avec une application d’authentification à portée de main :\n\n{link}\n\nIl ne fonctionne qu’une fois. Ne le transmettez jamais : quiconque l’ouvre devient opérateur. Si vous n’attendez pas ce message, ignorez-le.',
  'mail.operatorPassword':
    'Le mot de passe de votre compte d’opérateur a été changé, et toutes les autres sessions ont pris fin.\n\nSi ce n’était pas vous, prévenez tout de suite un autre opérateur : un super peut suspendre votre compte.',
  'mail.operatorAuthenticator':
    'L’application d’authentification de votre compte d’opérateur a été changée, et toutes les autres sessions ont pris fin.\n\nSi ce n’était pas vous, prévenez tout de suite un autre opérateur : un super peut suspendre votre compte.',
  'mail.operatorPasskey':
    'La clé d’accès « {name} » a été ajoutée à votre compte d’opérateur, et toutes les autres sessions ont pris fin.\n\nSi ce n’était pas vous, prévenez tout de suite un autre opérateur : un super peut suspendre votre compte.',
  'mail.operatorPasskeyRemoved':
    'La clé d’accès « {name} » a été retirée de votre compte d’opérateur, et toutes les autres sessions ont pris fin.\n\nSi ce n’était pas vous, prévenez tout de suite un autre opérateur : un super peut suspendre votre compte.',
  'mail.operatorFactorLink':
    'Deux supers ont décidé que vous pouvez installer une nouvelle application d’authentification pour votre compte d’opérateur {username}. Vos sessions ont pris fin, et vos codes de secours ne fonctionnent plus. Ouvrez ce lien dans les {minutes} minutes, avec votre mot de passe et une application d’authentification à portée de main :\n\n{link}\n\nIl ne fonctionne qu’une fois. Ne le transmettez jamais. Si vous ne l’avez pas demandé, prévenez tout de suite un autre opérateur : un super peut suspendre votre compte.',
  'mail.operatorRecovery':
    'De nouveaux codes de secours ont été créés pour votre compte d’opérateur. Les précédents ne fonctionnent plus, et toutes les autres sessions ont pris fin.\n\nSi ce n’était pas vous, prévenez tout de suite un autre opérateur : un super peut suspendre votre compte.',
  'mail.operatorRecoveryUsed': {
    one: 'Quelqu’un s’est connecté à votre compte d’opérateur avec un code de secours. Il reste {count} code.\n\nSi ce n’était pas vous, prévenez tout de suite un autre opérateur : un super peut suspendre votre compte.',
    other:
      'Quelqu’un s’est connecté à votre compte d’opérateur avec un code de secours. Il reste {count} codes.\n\nSi ce n’était pas vous, prévenez tout de suite un autre opérateur : un super peut suspendre votre compte.',
  },
  'mail.alarm': 'Alarme',
  'mail.alarmRaised':
    '{alarm}\n\nDéclenchée à {time}. Les détails sont sur le tableau de bord : {link}\n\nCe qui dure est signalé de nouveau chaque heure, puis une fois terminé.',
  'mail.alarmOver':
    '{alarm}\n\nC’est terminé depuis {time}. L’alarme reste sur le tableau de bord jusqu’à ce que quelqu’un en prenne acte : {link}',
  'mail.alarmTest':
    'Ceci est un test envoyé par un opérateur le {time}. Il ne s’est rien passé.\n\nLes alarmes parviendront à cette adresse. Tableau de bord : {link}',
  'mail.account': 'Nouveau compte de réception',
  'mail.trade': 'Ordre dans la salle des échanges',
  'mail.link': 'Liaison d’un compte',
  'mail.node': 'Ouverture d’un compte de réinvestissement',
  'mail.nodePasswords': 'Nouveaux mots de passe d’un compte de réinvestissement',
  'mail.code': {
    one: '{purpose}\n\nVotre code : {code}\n\nIl est valable {count} minute. Ne le communiquez jamais : personne chez Greenhall ne vous le demandera. Si vous ne l’avez pas demandé, ignorez ce message.',
    other:
      '{purpose}\n\nVotre code : {code}\n\nIl est valable {count} minutes. Ne le communiquez jamais : personne chez Greenhall ne vous le demandera. Si vous ne l’avez pas demandé, ignorez ce message.',
  },
  'mail.short': {
    one: 'Greenhall : {code} – {purpose}. Valable {count} minute. Ne le communiquez jamais.',
    other: 'Greenhall : {code} – {purpose}. Valable {count} minutes. Ne le communiquez jamais.',
  },
  'mail.export': 'Une copie de vos données',
  'mail.forAccount': 'Compte : {username}',
} satisfies Like<typeof english>;
