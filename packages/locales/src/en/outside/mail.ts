export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': 'Registration',
  'mail.retrieve': 'New login password',
  'mail.resetPay': 'New payment password',
  'mail.bind': 'Binding a phone or e-mail',
  'mail.confirm': 'Confirmation of a security change',
  'mail.secondFactor': 'Adding a second factor',
  'mail.operator': 'Operator account',
  'mail.operatorText':
    'You are invited to be an operator of Greenhall. Open this link within {minutes} minutes, with an authenticator app at hand:\n\n{link}\n\nIt works once. Never pass it on: whoever opens it becomes an operator. If you do not expect this message, ignore it.',
  'mail.operatorPassword':
    'The password of your operator account was changed, and all other sessions were ended.\n\nIf it was not you, tell another operator at once: a super can suspend your account.',
  'mail.operatorAuthenticator':
    'The authenticator of your operator account was changed, and all other sessions were ended.\n\nIf it was not you, tell another operator at once: a super can suspend your account.',
  'mail.operatorPasskey':
    'The passkey “{name}” was added to your operator account, and all other sessions were ended.\n\nIf it was not you, tell another operator at once: a super can suspend your account.',
  'mail.operatorPasskeyRemoved':
    'The passkey “{name}” was removed from your operator account, and all other sessions were ended.\n\nIf it was not you, tell another operator at once: a super can suspend your account.',
  'mail.operatorFactorLink':
    'Two supers have decided that you may set a new authenticator for your operator account {username}. Your sessions were ended, and your recovery codes no longer work. Open this link within {minutes} minutes, with your password and an authenticator app at hand:\n\n{link}\n\nIt works once. Never pass it on. If you did not ask for it, tell another operator at once: a super can suspend your account.',
  'mail.operatorRecovery':
    'New recovery codes were made for your operator account. The ones before no longer work, and all other sessions were ended.\n\nIf it was not you, tell another operator at once: a super can suspend your account.',
  'mail.operatorRecoveryUsed': {
    one: 'Somebody signed in to your operator account with a recovery code. {count} code is left.\n\nIf it was not you, tell another operator at once: a super can suspend your account.',
    other:
      'Somebody signed in to your operator account with a recovery code. {count} codes are left.\n\nIf it was not you, tell another operator at once: a super can suspend your account.',
  },
  'mail.alarm': 'Alarm',
  'mail.alarmRaised':
    '{alarm}\n\nRaised at {time}. Details are on the dashboard: {link}\n\nWhat lasts is told again each hour, and once when it is over.',
  'mail.alarmOver':
    '{alarm}\n\nThis is over since {time}. The alarm stays on the dashboard until somebody acknowledges it: {link}',
  'mail.alarmTest':
    'This is a test that an operator has sent on {time}. Nothing has happened.\n\nAlarms will reach this address. The dashboard: {link}',
  'mail.account': 'New receiving account',
  'mail.trade': 'Order in the trading hall',
  'mail.link': 'Linking an account',
  'mail.node': 'Opening a reinvestment account',
  'mail.nodePasswords': 'New passwords of a reinvestment account',
  'mail.code': {
    one: '{purpose}\n\nYour code: {code}\n\nIt is valid for {count} minute. Never pass it on: nobody at Greenhall will ask for it. If you did not ask for this code, ignore this message.',
    other:
      '{purpose}\n\nYour code: {code}\n\nIt is valid for {count} minutes. Never pass it on: nobody at Greenhall will ask for it. If you did not ask for this code, ignore this message.',
  },
  'mail.short': {
    one: 'Greenhall: {code} – {purpose}. Valid for {count} minute. Never pass it on.',
    other: 'Greenhall: {code} – {purpose}. Valid for {count} minutes. Never pass it on.',
  },
  'mail.export': 'A copy of your data',
  'mail.forAccount': 'Account: {username}',
} as const;
