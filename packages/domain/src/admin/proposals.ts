import type { Act } from './roles.ts';

/**
 * What one operator can propose to another: turning a switch on again, reopening a market, changing a market's rules
 * and limits, adding an operator, giving or removing a role, suspending or reinstating an operator,
 * publishing an agreement or an important notice, a refund, a cancellation or a goodwill payment of an order of the shop, a coupon,
 * a price below cost, a restriction of a member, taking a verification back, a way to pay in, and a reference rate.
 */
export const PROPOSAL_KINDS = [
  'switchOn',
  'marketOpen',
  'marketRules',
  'operatorNew',
  'roleGiven',
  'roleTaken',
  'operatorSuspended',
  'operatorResumed',
  'agreementPublished',
  'noticePublished',
  'shopRefund',
  'shopCancel',
  'shopGoodwill',
  'shopCoupon',
  'shopPrice',
  'memberRestricted',
  'verificationRevoked',
  'payInWay',
  'referenceRate',
] as const;
export type ProposalKindName = (typeof PROPOSAL_KINDS)[number];

/** The act whose right decides who may propose, decide and stop a proposal of each kind. */
export const PROPOSAL_ACTS: Readonly<Record<ProposalKindName, Act>> = {
  switchOn: 'admin.switches',
  marketOpen: 'otc.markets',
  marketRules: 'otc.markets',
  operatorNew: 'admin.operators',
  roleGiven: 'admin.operators',
  roleTaken: 'admin.operators',
  operatorSuspended: 'admin.operators',
  operatorResumed: 'admin.operators',
  agreementPublished: 'content.agreements',
  noticePublished: 'content.importantNotices',
  shopRefund: 'shop.orders',
  shopCancel: 'shop.orders',
  shopGoodwill: 'shop.orders',
  shopCoupon: 'shop.coupons',
  shopPrice: 'shop.goods',
  memberRestricted: 'members.restrictions',
  verificationRevoked: 'verification.cases',
  payInWay: 'wallet.payInWays',
  referenceRate: 'wallet.referenceRates',
};

/** What a proposal about an important notice changes: its state, and the languages in which it is read. */
export const NOTICE_FIELDS = ['noticeState', 'noticeLanguages'] as const;

/** What a proposal about the shop changes: sums of an order, what a coupon takes off and how many there are, or what is sold below
 * its cost. */
export const SHOP_FIELDS = ['refunded', 'goodwill', 'discount', 'coupons', 'price', 'cost'] as const;
export type ShopField = (typeof SHOP_FIELDS)[number];

/** What a proposal about a member restricts, each from no hours to some. */
export const RESTRICTED_FIELDS = [
  'transferHours',
  'collectHours',
  'tradeHours',
  'withdrawHours',
  'shopHours',
  'linkHours',
  'messagesHours',
  'protectedTeamHours',
] as const;
export type RestrictedField = (typeof RESTRICTED_FIELDS)[number];
