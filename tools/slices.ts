const RANKS = [
  ['ledger', 'chain'],
  ['identity'],
  ['members'],
  ['content'],
  ['network'],
  ['messages', 'notifications', 'verification'],
  ['wallet'],
  ['stock', 'otc', 'shop'],
  ['proof'],
  ['admin'],
];

/** The slices of the product and their rank: a slice may use those of a lower rank, never its own or a higher. */
export const SLICES: ReadonlyMap<string, number> = new Map(
  RANKS.flatMap((slices, rank) => slices.map((slice) => [slice, rank] as const)),
);

/**
 * The topics of the slices that have any, by rank: a topic may use those before it, never those after it. `desk` is the
 * operators' side and comes last in every slice.
 */
export const TOPICS: Readonly<Record<string, readonly string[]>> = {
  admin: [
    'account',
    'passkey',
    'alarm',
    'day',
    'inbox',
    'queue',
    'search',
    'timeline',
    'presence',
    'export',
    'view',
    'report',
    'operation',
    'parameter',
    'backup',
    'closure',
    'terminal',
  ],
  identity: ['challenge', 'code', 'authentication', 'session', 'password', 'contact', 'factor', 'desk'],
  members: ['export', 'inspection', 'desk'],
  content: ['desk'],
  network: ['activation-request', 'link', 'reinvestment', 'desk'],
  messages: ['desk'],
  verification: ['desk'],
  wallet: [
    'account',
    'payee',
    'transfer',
    'payment-request',
    'collect',
    'exchange',
    'pay-in',
    'request',
    'correction',
    'funding',
    'rate',
    'statement',
    'desk',
  ],
  stock: ['plan', 'market', 'bonus', 'payment', 'settlement', 'desk'],
  otc: ['market', 'listing', 'alert', 'trade', 'payment-check', 'desk'],
  shop: [
    'goods',
    'interest',
    'delivery',
    'search',
    'cart',
    'freight',
    'address',
    'coupon',
    'order',
    'return-request',
    'review',
    'wish',
    'overview',
    'desk',
  ],
  proof: ['desk'],
};

/** Files at the root of a slice that put it together: they may use all of its topics, and no topic uses them. */
export const COMPOSING: ReadonlySet<string> = new Set([
  'index',
  'slice',
  'routes',
  'jobs',
  'checks',
  'handlers',
  'test-world',
]);

/** What a file of a server slice is. */
export type Role = 'composing' | 'store' | 'queries' | 'present' | 'command' | 'helper';

/** Opens a transaction, works in one that was opened, or posts. */
const WRITES = /\b(?:once|transact|post)\(|\.transaction\(\)|\btx: Tx[,)]/;

/**
 * The role of a file by its path below the folder of its slice, such as `market/store-prices.ts`, and what tells a command from a
 * helper: whether it writes.
 */
export function roleOf(rest: string, text: string): Role {
  const name = rest.replace(/^.*\//, '').replace(/\.ts$/, '');
  if (!rest.includes('/') && COMPOSING.has(name)) return 'composing';
  if (name === 'routes') return 'composing';
  for (const role of ['store', 'queries', 'present'] as const)
    if (name === role || name.startsWith(`${role}-`)) return role;
  return WRITES.test(text) ? 'command' : 'helper';
}
