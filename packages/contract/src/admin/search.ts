import type { rights } from '../generated/rights.ts';

/**
 * What operators find by a text, and the route whose right they need for it: what that route does not show them, the search does
 * not show either. Rule: admin#search.
 */
export const FINDS = {
  member: 'members.list',
  contact: 'members.unmask',
  verification: 'verification.case',
  conversation: 'messages.inbox',
  recharge: 'wallet.deskRecharges',
  withdrawal: 'wallet.deskWithdrawals',
  trade: 'otc.deskTrades',
  appeal: 'otc.deskAppeals',
  order: 'shop.deskOrders',
} as const satisfies Readonly<Record<string, keyof typeof rights>>;
export type FindKind = keyof typeof FINDS;
export const FIND_KINDS = Object.keys(FINDS) as readonly FindKind[];

/** The most things of a kind that one search answers. */
export const MOST_FOUND = 10;
