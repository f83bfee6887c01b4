/** The risk text: short, plain, ours; and the words around it and the agreement. */
export default {
  'legal.agreement': 'Registration agreement',
  'legal.risk': 'Risk information',
  'legal.accept': 'I have read this and accept it',
  'legal.entity': 'Legal entity',
  'legal.countries': 'Countries served',
  'legal.since': 'Since',

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
