/** Words that explain themselves when they are pressed: one sentence and one example each. */
export default {
  'terms.ask': '{word}: what it means',
  'terms.example': 'Example',
  'terms.fuel': 'Node fuel',
  'terms.fuelIs': 'All that was paid for your activation, levels and reinvestments, less what was canceled.',
  'terms.fuelExample': 'You activate for 100 and buy a higher level for 400. Your node fuel is 500.',
  'terms.height': 'Effective height',
  'terms.heightIs':
    'How much your bonuses may still come to: the limit that your fees allow, less the bonuses that you have received. It is a ceiling, never a target.',
  'terms.heightExample': 'Your fees allow bonuses of 250 in all. You have received 180. Your effective height is 70.',
  'terms.zone': 'Zone',
  'terms.zoneIs': 'Below you are two places, A and B. Everybody who stands below one of them belongs to that zone.',
  'terms.zoneExample': 'Ann stands at your place A. Ben is placed below Ann: he is in your zone A too.',
  'terms.cooling': 'Cooling-off',
  'terms.coolingIs':
    'The time in which whoever paid for a level can take all of it back. Only after it the level counts and shares are bought.',
  'terms.coolingExample': 'You pay 500 and cancel two days later: all 500 return, in the same coin.',
  'terms.locked': 'Locked',
  'terms.lockedIs':
    'Coins that are yours but wait for something, such as a transfer, a withdrawal, a level payment or a sale.',
  'terms.lockedExample':
    'You have 100 and offer 30 for sale. 70 are available; 30 are locked until they are sold or come back.',
} as const;
