import { PROPOSAL_WAITS } from '../shared/proposal.ts';
import type { Act } from './roles.ts';

/**
 * What one operator can propose to another: turning a switch on again, reopening a market, changing a market's rules
 * and limits, adding an operator, giving or removing a role, suspending or reinstating an operator,
 * a new authenticator for one who has lost its own, where alarms are sent,
 * publishing an agreement or an important notice, a refund, a cancellation or a goodwill payment of an order of the shop, a coupon,
 * a price below cost, a restriction of a member, the removal of second factors that a member has lost, a look into the account of
 * an operator, an investigation of a member, taking a verification back, a way to pay in, a reference rate, a parameter,
 * the correction of a posting, small or large, closing a level for purchases or opening it again, a version of the plan, opening the
 * installation after a restore, and live mode with what is recorded for it.
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
  'factorLost',
  'alarmTarget',
  'alarmTargetClosed',
  'agreementPublished',
  'noticePublished',
  'shopRefund',
  'shopCancel',
  'shopGoodwill',
  'shopCoupon',
  'shopPrice',
  'memberRestricted',
  'memberFactorLost',
  'operatorInspected',
  'memberInvestigated',
  'verificationRevoked',
  'payInWay',
  'referenceRate',
  'correction',
  'largeCorrection',
  'parameter',
  'levelSale',
  'planVersion',
  'openAfterRestore',
  'launch',
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
  factorLost: 'admin.operators',
  alarmTarget: 'admin.alarmTargets',
  alarmTargetClosed: 'admin.alarmTargets',
  agreementPublished: 'content.agreements',
  noticePublished: 'content.importantNotices',
  shopRefund: 'shop.orders',
  shopCancel: 'shop.orders',
  shopGoodwill: 'shop.orders',
  shopCoupon: 'shop.coupons',
  shopPrice: 'shop.goods',
  memberRestricted: 'members.restrictions',
  memberFactorLost: 'identity.factors',
  operatorInspected: 'members.investigations',
  memberInvestigated: 'members.investigations',
  verificationRevoked: 'verification.cases',
  payInWay: 'wallet.depositMethods',
  referenceRate: 'wallet.referenceRates',
  correction: 'wallet.corrections',
  largeCorrection: 'wallet.largeCorrections',
  parameter: 'admin.parameters',
  levelSale: 'stock.plans',
  planVersion: 'stock.plans',
  openAfterRestore: 'admin.closures',
  launch: 'members.launches',
};

/**
 * Whether proposals of a kind are shown to those alone who could decide them: not to other roles, and to nobody who is involved with the
 * member. Rule: members#investigations.
 */
export const isConfidential = (kind: ProposalKindName): boolean => PROPOSAL_ACTS[kind] === 'members.investigations';

/** The kinds by which money moves, or by which it is said where members pay it and what it is worth. */
const ABOUT_MONEY: ReadonlySet<ProposalKindName> = new Set([
  'shopRefund',
  'shopCancel',
  'shopGoodwill',
  'shopCoupon',
  'shopPrice',
  'payInWay',
  'referenceRate',
  'correction',
  'largeCorrection',
]);

/** How long a proposal of a kind waits for its decision, in milliseconds. Rule: admin#two-persons. */
export const waitsOf = (kind: ProposalKindName): number =>
  ABOUT_MONEY.has(kind) ? PROPOSAL_WAITS.money : PROPOSAL_WAITS.any;

/** What the values of a change are, which says how they are read: as they stand, or as one of these. */
export type ValueKind =
  | 'plain'
  | 'onOff'
  | 'maySignIn'
  | 'roles'
  | 'languages'
  | 'noticeState'
  | 'payInKind'
  | 'inspectionCategory'
  | 'quantity'
  | 'sale'
  | 'closure'
  | 'text';

/** What a proposal can change, and what its values are. */
export const CHANGES = {
  isOn: 'onOff',
  roles: 'roles',
  maySignIn: 'maySignIn',
  factorLink: 'plain',
  alarmTarget: 'plain',
  // The second factors that a member loses.
  memberAuthenticator: 'onOff',
  memberPasskeys: 'plain',
  agreement: 'plain',
  noticeState: 'noticeState',
  noticeLanguages: 'languages',
  verificationLevel: 'plain',
  referenceRate: 'plain',
  // What a correction moves, with its coin.
  'corrected.take': 'plain',
  'corrected.give': 'plain',
  'corrected.claim': 'plain',
  // The value of a parameter and its unit, with a space between them.
  parameter: 'quantity',
  levelSale: 'sale',
  // From which day a version of the plan holds, and each figure that it changes.
  planDay: 'plain',
  planFigure: 'plain',
  // The installation after a restore, and the number of its next snapshot.
  closure: 'closure',
  nextSnapshot: 'plain',
  // What is recorded for live mode: the risk text in each language.
  entity: 'plain',
  countries: 'plain',
  riskText: 'text',
  // The rules of a market.
  bandBp: 'plain',
  minTrade: 'plain',
  paymentMinutes: 'plain',
  releaseMinutes: 'plain',
  settleHours: 'plain',
  minLevelPurchase: 'plain',
  minLevelSale: 'plain',
  // Sums of an order, what a coupon takes off and how many there are, and what is sold below its cost.
  refunded: 'plain',
  goodwill: 'plain',
  discount: 'plain',
  coupons: 'plain',
  price: 'plain',
  cost: 'plain',
  // What is restricted for a member, each from no hours to some.
  transferHours: 'plain',
  collectHours: 'plain',
  tradeHours: 'plain',
  sharesHours: 'plain',
  withdrawHours: 'plain',
  shopHours: 'plain',
  linkHours: 'plain',
  messagesHours: 'plain',
  protectedTeamHours: 'plain',
  // For what an account is looked into, and how long it is investigated.
  inspectedFor: 'inspectionCategory',
  investigatedDays: 'plain',
  // The terms of a way to pay in.
  'payIn.kind': 'payInKind',
  'payIn.holder': 'plain',
  'payIn.account': 'plain',
  'payIn.least': 'plain',
  'payIn.most': 'plain',
  'payIn.hours': 'plain',
  'payIn.text': 'plain',
} as const satisfies Readonly<Record<string, ValueKind>>;
export type ChangedField = keyof typeof CHANGES;
