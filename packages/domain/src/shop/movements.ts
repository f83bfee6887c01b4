import { PLATFORM, available, platformAccount, type Account, type PurposeRule } from '../ledger/account.ts';
import { postingBuilder, type KindRule, type Posting } from '../ledger/posting.ts';
import type { MemberNo } from '../shared/member-no.ts';
import type { Amount } from '../shared/money.ts';
import type { WalletPurpose } from '../wallet/movements.ts';

/** The purposes of the accounts that the shop adds to the chart. */
export const SHOP_PURPOSES = {
  'escrow:shop': {
    owner: 'platform',
    coins: ['mey'],
    ref: 'shop order',
    mayOverdraw: false,
    holds: 'what was paid for an order of the shop and has not been refunded, until the order closes',
  },
} as const satisfies Readonly<Record<string, PurposeRule>>;
type ShopPurpose = keyof typeof SHOP_PURPOSES | WalletPurpose;

/** The kinds of postings of the shop, with the accounts that each moves coins between. */
export const SHOP_KINDS = {
  shopPayment: { from: ['available'], to: ['escrow:shop'], isShown: true },
  shopRefund: { from: ['escrow:shop'], to: ['available'], isShown: true },
  shopSale: { from: ['escrow:shop'], to: ['operations'], isShown: false },
  shopGoodwill: { from: ['operations'], to: ['available'], isShown: true },
} as const satisfies Readonly<Record<string, KindRule<ShopPurpose>>>;

export type ShopPosting = Posting<keyof typeof SHOP_KINDS, ShopPurpose>;
const shopPosting = postingBuilder<typeof SHOP_KINDS>();

/** An order of the shop as the ledger needs it: its number in the table and its buyer. */
export interface PaidOrder {
  readonly id: bigint;
  readonly memberNo: MemberNo;
}

/**
 * The account of one order. It may not go below zero, so the database refuses to give back more than was paid. Rule:
 * shop#money.
 */
export function orderEscrow({ id }: Pick<PaidOrder, 'id'>): Account<'escrow:shop'> {
  return { owner: PLATFORM, coin: 'mey', purpose: 'escrow:shop', ref: id };
}

/** Posts the payment of an order of `value` micro: from what the buyer can spend to the account of the order. */
export function orderPaid(order: PaidOrder, value: Amount<'mey'>): ShopPosting {
  return shopPosting('shopPayment', available(order.memberNo, 'mey'), orderEscrow(order), value);
}

/** Posts a refund of `value` micro of an order to its buyer, who can spend it at once. */
export function orderRefunded(order: PaidOrder, value: Amount<'mey'>): ShopPosting {
  return shopPosting('shopRefund', orderEscrow(order), available(order.memberNo, 'mey'), value);
}

/**
 * Posts what an order that is over has left, `value` micro, as income of the platform. It feeds no pool. Rule:
 * shop#money.
 */
export function orderEarned(order: Pick<PaidOrder, 'id'>, value: Amount<'mey'>): ShopPosting {
  return shopPosting('shopSale', orderEscrow(order), platformAccount('operations', 'mey'), value);
}

/** Posts a goodwill payment of `value` micro out of the platform’s own income, for an order that has closed. */
export function goodwillPaid({ memberNo }: Pick<PaidOrder, 'memberNo'>, value: Amount<'mey'>): ShopPosting {
  return shopPosting('shopGoodwill', platformAccount('operations', 'mey'), available(memberNo, 'mey'), value);
}
