export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': 'Registration',
  'mail.retrieve': 'New login password',
  'mail.resetPay': 'New payment password',
  'mail.bind': 'Binding a phone or e-mail',
  'mail.confirm': 'Confirmation of a security change',
  'mail.secondFactor': 'Adding a second factor',
  'mail.factorAdded': 'A second factor was added',
  'mail.factor.authenticator': 'authenticator app',
  'mail.factor.passkey': 'passkey',
  'mail.factorAddedText':
    'A second factor was added to the account {username}: {factor}. If this was not you, change your login password and your payment password at once, remove it under Security verification, and contact customer service.',
  'mail.operator': 'Operator account',
  'mail.operatorText':
    'You are invited to be an operator of Greenhall. Open this link within {minutes} minutes, with an authenticator app at hand:\n\n{link}\n\nIt works once. Never pass it on: whoever opens it becomes an operator. If you do not expect this message, ignore it.',
  'mail.account': 'New receiving account',
  'mail.trade': 'Order in the trading hall',
  'mail.link': 'Linking an account',
  'mail.code': {
    one: '{purpose}\n\nYour code: {code}\n\nIt is valid for {count} minute. Never pass it on: nobody at Greenhall will ask for it. If you did not ask for this code, ignore this message.',
    other:
      '{purpose}\n\nYour code: {code}\n\nIt is valid for {count} minutes. Never pass it on: nobody at Greenhall will ask for it. If you did not ask for this code, ignore this message.',
  },
  'mail.short': {
    one: 'Greenhall: {code} – {purpose}. Valid for {count} minute. Never pass it on.',
    other: 'Greenhall: {code} – {purpose}. Valid for {count} minutes. Never pass it on.',
  },
  'mail.orderShipped': 'Your order is on its way',
  'mail.orderShippedText':
    'Order {number} has been shipped with {carrier}. Tracking number: {tracking}.\n\nConfirm in the shop that it has arrived, or ask there for a refund.',
  'mail.orderRefunded': 'A refund for your order',
  'mail.orderRefundedText': 'For order {number}, {amount} MEY are back in your wallet. You can spend them at once.',
  'mail.restricted': 'A restriction of your account',
  'mail.restrictedText':
    '{what} until {until}. Reason: {reason}\n\nWhat is already running goes on. If you think this is a mistake, write to customer service.',
  'mail.restricted.transfer': 'You can’t send coins',
  'mail.restricted.collect': 'No coins can be collected',
  'mail.restricted.trade': 'You can’t start new trades',
  'mail.restricted.withdraw': 'You can’t request withdrawals',
  'mail.restricted.shop': 'You can’t place orders in the mall',
  'mail.restricted.link': 'You can’t link accounts',
  'mail.restricted.messages': 'You can write 5 messages a day',
  'mail.restricted.protectedTeam': 'No transfers into or out of your team',
  'mail.export': 'A copy of your data',
  'mail.exportReady': 'Your data is ready',
  'mail.exportReadyText':
    'The copy of your data that you asked for is ready. You can download it once, in the app until {until}. If you did not ask for it, change your passwords and write to customer service.',
  'mail.linkChanged': 'Your linked accounts',
  'mail.linkChanged.applied':
    '{name} wants to be the main account of your account. Agree or refuse under Mine, related accounts. If you do not know this account, refuse.',
  'mail.linkChanged.bound': '{name} has agreed and is now linked to your account.',
  'mail.linkChanged.refused': '{name} has refused your application to link the account.',
  'mail.linkChanged.withdrawn': '{name} has withdrawn its application to link your account.',
  'mail.linkChanged.expired': 'The application to link {name} and your account has expired after 7 days.',
  'mail.linkChanged.ended': '{name} has ended the link with your account.',
  'mail.linkChanged.consentGiven': '{name} has allowed your account more than before. See related accounts.',
  'mail.linkChanged.consentTaken': '{name} has taken a consent back from your account. See related accounts.',
  'mail.linkSignIn': 'Your main account signs in',
  'mail.linkSignInText':
    '{name}, your main account, is signing in to the account {username}. You see the session under Security, and can end it by taking the consent back under related accounts.',
  'mail.collected': 'Coins were collected',
  'mail.collectedText':
    '{name}, your main account, has collected {sums} from the account {username}. The bill shows the movements. To stop this, take the consent back under related accounts.',
} as const;
