/** The agreement and the risk text: short, plain, ours. */
export default {
  'legal.agreement': 'Registration agreement',
  'legal.risk': 'Risk information',
  'legal.accept': 'I have read this and accept it',
  'legal.entity': 'Legal entity',
  'legal.countries': 'Countries served',
  'legal.since': 'Since',

  'legal.aWhatTitle': 'What this is',
  'legal.aWhat':
    'Greenhall is a club of members who hold shares in a common pool, keep coins in a wallet and trade with each other. It is not a bank, and nothing here is a deposit.',
  'legal.aLevelTitle': 'What you pay',
  'legal.aLevel':
    'The price of a level has two parts, shown before you pay: the principal, which buys your shares, and the fee. What you hold in coins and shares stays yours.',
  'legal.aCoolingTitle': '7 days to reconsider',
  'legal.aCooling':
    'For 7 days after a payment, whoever paid can cancel it and gets all of it back, fee included. During that time no shares are bought and no bonus arises.',
  'legal.aBonusTitle': 'Where bonuses come from',
  'legal.aBonus':
    'Bonuses are paid only from fees that members have actually paid, never from anybody’s principal. If a pool does not suffice, every bonus from it is cut in the same proportion. No bonus is promised.',
  'legal.aCoinsTitle': 'Coins and withdrawals',
  'legal.aCoins':
    'Coins are backed by assets in custody, and the figures are public. Withdrawals, transfers and exchanges have limits, fees and waiting times, which you see before you confirm.',
  'legal.aSecurityTitle': 'Your passwords',
  'legal.aSecurity':
    'Keep both passwords to yourself; nobody from Greenhall will ask for them. After a change of security details, payments out rest for 24 hours.',
  'legal.aConductTitle': 'Fair conduct',
  'legal.aConduct':
    'One person acts for themselves, with true details. Do not promise others a return and do not press anybody to join. Fraud leads to a review, in which you are heard.',
  'legal.aDataTitle': 'Your data',
  'legal.aData':
    'We keep what running your account requires: contact details, bookings and security records. Members above you see your username, level and place, never your contact details.',
  'legal.aEndTitle': 'Changes and leaving',
  'legal.aEnd':
    'Changes are announced before they take effect and never apply to past payments. You may leave at any time; what is yours can be sold or withdrawn under the rules in force.',

  'legal.rLossTitle': 'You can lose money',
  'legal.rLoss': 'Pay only what you can afford to lose entirely. The fee is spent once the 7 days are over.',
  'legal.rPriceTitle': 'The value of shares can fall',
  'legal.rPrice':
    'Nobody guarantees that someone will buy your shares. Their value can fall to what the reserve holds for each of them.',
  'legal.rIncomeTitle': 'No promised income',
  'legal.rIncome':
    'Income depends on what members pay in. It can be nothing, for a long time or for good. Earlier figures say nothing about later ones.',
  'legal.rNetworkTitle': 'Most of the network earns little',
  'legal.rNetwork':
    'Bonuses for a network depend on others joining below you. That cannot go on without end: whoever joins late has fewer chances than whoever joined early.',
  'legal.rTradeTitle': 'Trading with members',
  'legal.rTrade':
    'In a trade, the other side may be late, may be mistaken or may try to deceive. A payment on a blockchain cannot be called back. Check network, address and amount.',
  'legal.rTechnicalTitle': 'Technical risk',
  'legal.rTechnical':
    'Systems, networks and devices can fail or be attacked. Whoever knows your passwords and codes can act as you.',
  'legal.rSandboxTitle': 'Sandbox',
  'legal.rSandbox':
    'While the sandbox mark is shown, everything here runs on test credits. They have no value, cannot be exchanged for money and may be reset.',
} as const;
