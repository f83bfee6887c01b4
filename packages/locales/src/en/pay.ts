/** What every screen with money shares: the confirmation, the code, the coins. */
export default {
  'coin.mey': 'Cash coin',
  'coin.bdb': 'Registration coin',
  'coin.ftb': 'Reinvestment coin',
  'coin.usdt': 'USDT',

  'pay.password': 'Payment password',
  'pay.passwordMissing': 'Enter your payment password.',
  'pay.locked': 'The payment password is locked after too many tries. Please try again in {minutes} min.',
  'pay.forgot': 'Reset the payment password',

  'code.label': 'Verification code',
  'code.channel': 'Where the code goes',
  'code.phone': 'Phone',
  'code.email': 'E-mail',
  'code.send': 'Send code',
  'code.resend': 'Send again',
  'code.again': '{seconds} s',
  'code.to': 'Goes to {address}',
  'code.sent': 'Sent to {address}',
  'code.done': 'Sent. It can take a minute to arrive.',
  'code.missing': 'Enter the 6 digits of the code.',
  'code.unbound': 'No phone or e-mail is bound to receive a code.',
  'code.bind': 'Bind one now',
} as const;
