import { SYSTEM_REASONS } from '@greenhall/domain/otc/trade/appeal';
import { TRADE_STEPS } from '@greenhall/domain/otc/trade/trade';
import * as z from 'zod/mini';
import { amountField, codeField, idField, instantField, secretField } from '../shared/fields.ts';
import { passkeyUse } from '../identity/factors.ts';
import { paymentChecks } from '../shared/payment-checks.ts';
import { change } from '../shared/proposal.ts';
import { networkField } from '../wallet/recharge.ts';
import { lookedBy } from '../shared/looked.ts';
import { nameSchemas } from '../shared/named.ts';

/** The code of a coin that has a market. Operators add coins, so there is no fixed list. */
export const marketCoinField = z.string().check(z.regex(/^[a-z][a-z0-9]{1,11}$/));
export const sideField = z.enum(['purchase', 'sale']);
export const tradeStateField = z.enum([
  'waitForPayment',
  'waitForConfirmation',
  'paymentError',
  'receiptError',
  'completed',
  'canceled',
]);
const appealStateField = z.enum(['inReview', 'processed', 'revoked']);
export const verdictField = z.enum(['toBuyer', 'toSeller']);
export const id = z.object({ id: idField });

/**
 * What posting and taking require in addition to the order: the account to be used, and either payment password and code
 * or a passkey that approves the act.
 */
export const authority = {
  account: idField,
  payPassword: z.optional(secretField),
  codeChannel: z.optional(z.enum(['phone', 'email'])),
  code: z.optional(codeField),
  passkey: z.optional(passkeyUse),
};
/** The refusals of the payment password, or of the passkey in its place. */
export const approvalRefusals = ['actingFor', 'payPasswordWrong', 'passkeyFailed'] as const;
/** The refusals of `authority`. */
export const authorityRefusals = [
  'accountNotFound',
  'addressCoolDown',
  'addressInvalid',
  'bindRequired',
  'codeWrong',
] as const;
/** The refusals of outgoing coins, on the selling side. */
export const sellingRefusals = ['transferLocked', 'switchCoolDown', 'coolDown'] as const;

/** Names a trader without telling who it is: the same trader always has the same one. */
export const traderField = z.string().check(z.regex(/^[\w-]{22}$/));

const tradingFigures = {
  /** Trades completed. */
  trades: z.int(),
  /** Completed of all that ended, in basis points; null before the first. */
  completionBp: z.nullable(z.int()),
  /** Median seconds from the claim of payment to the release, outages excluded; null before the first. */
  medianRelease: z.nullable(z.int()),
};

/** What other members see of a trader: the masked name and the trading statistics. */
const trader = z.object({
  id: traderField,
  name: z.string(),
  ...tradingFigures,
  /** A reviewer has approved the trader's document. */
  isVerified: z.boolean(),
  /** The member has marked this trader as a favourite. */
  isFavourite: z.boolean(),
});

export const markField = z.enum(['none', 'favourite', 'blocked']);

/** What a member may know of a trader before it trades. */
export const traderRecord = z.object({
  id: traderField,
  name: z.string(),
  isMe: z.boolean(),
  ...tradingFigures,
  /** The same figures of the last 30 days. */
  recent: z.object(tradingFigures),
  /** When the trader first listed or traded; null before. */
  firstSeen: z.nullable(instantField),
  /** Completed trades of this trader and the member with each other. */
  mutualTrades: z.int(),
  mark: markField,
});

/** A trader that the member has marked. */
export const markedTrader = z.object({ ...trader.shape, mark: z.enum(['favourite', 'blocked']), at: instantField });

const listingFields = {
  id: idField,
  coin: marketCoinField,
  network: networkField,
  side: sideField,
  /** usdt for one coin. */
  price: amountField,
  quantity: amountField,
  remaining: amountField,
  min: amountField,
  max: amountField,
  state: z.enum(['toBeTraded', 'inTransaction', 'completed', 'revoked']),
  /** The coins are released as soon as the payment is proved on the chain. */
  releaseOnProof: z.boolean(),
  at: instantField,
};

/** A listing as everybody sees it. */
export const hallListing = z.object({
  ...listingFields,
  /** The bounds of a quantity that can be taken now. They are equal if only a last part is left. */
  takeMin: amountField,
  takeMax: amountField,
  /** The seller's fee on a trade of this listing, in basis points: the rate in force when it was posted. */
  feeBp: z.int(),
  isMine: z.boolean(),
  trader,
});

const wallet = z.object({ label: z.string(), address: z.string() });

export const myListing = z.object({
  ...listingFields,
  wallet,
  openTrades: z.int(),
  mayRevoke: z.boolean(),
});

export const tradeSummary = z.object({
  id: idField,
  number: z.string(),
  role: z.enum(['buyer', 'seller']),
  counterparty: z.string(),
  /** The other side as a trader. */
  trader: traderField,
  coin: marketCoinField,
  network: networkField,
  quantity: amountField,
  price: amountField,
  /** What the buyer pays, in usdt. It is unique among the seller's orders. */
  total: amountField,
  /** What the seller pays in addition, in the coin; 0 for the buyer. */
  fee: amountField,
  state: tradeStateField,
  /** The event that led to the state; null before the first one. */
  event: z.nullable(z.string()),
  /** When the current state, and with it its time limit, began. Outages move both. */
  clockFrom: instantField,
  /** When the current time limit ends; null without one, and while an appeal is open. */
  dueAt: z.nullable(instantField),
  /** The time limit is paused because the network cannot be reached. */
  isPaused: z.boolean(),
  /** The side that has to act. */
  duty: z.nullable(z.enum(['buyer', 'seller', 'desk'])),
  at: instantField,
  closedAt: z.nullable(instantField),
});

export const appeal = z.object({
  id: idField,
  state: appealStateField,
  openedBy: z.enum(['buyer', 'seller', 'system']),
  /** The reason that the opening side gave; empty if the system opened it. */
  reason: z.string(),
  /** Why the system opened it; null if a side did. */
  reasonCode: z.nullable(z.enum(SYSTEM_REASONS)),
  /** A link that expires; null if the system opened it. */
  voucher: z.nullable(z.string()),
  at: instantField,
  /** The answers of the sides except the opener, one each. */
  answers: z.array(
    z.object({
      by: z.enum(['buyer', 'seller']),
      text: z.string(),
      voucher: z.nullable(z.string()),
      at: instantField,
    }),
  ),
  /** Until when they may answer. */
  answerBy: instantField,
  verdict: z.nullable(verdictField),
  verdictReason: z.nullable(z.string()),
  decidedAt: z.nullable(instantField),
});

export const tradeDetail = z.extend(tradeSummary, {
  sellerWallet: wallet,
  buyerWallet: wallet,
  txid: z.nullable(z.string()),
  /** A link that expires. */
  voucher: z.nullable(z.string()),
  /** The picture was drawn by the platform from what the chain says of the payment. */
  isChainVoucher: z.boolean(),
  claimedAt: z.nullable(instantField),
  releaseOnProof: z.boolean(),
  /** The facts of the chain so far; null before the first check. */
  proof: z.nullable(
    z.object({
      ...paymentChecks,
      judgedAt: instantField,
    }),
  ),
  /** When the bought coins become available. */
  settlesAt: z.nullable(instantField),
  settledAt: z.nullable(instantField),
  steps: z.array(
    z.object({
      event: z.enum(TRADE_STEPS),
      state: tradeStateField,
      by: z.enum(['buyer', 'seller', 'system', 'desk']),
      at: instantField,
    }),
  ),
  appeals: z.array(appeal),
  /** The inspections of the trade by operators, with their reasons. */
  looks: z.array(z.object({ ...lookedBy, reason: z.string(), at: instantField })),
  /** What the member may do now. */
  may: z.array(z.enum(['claim', 'cancel', 'confirm', 'deny', 'appeal', 'answer', 'revokeAppeal'])),
});

export const chatMessage = z.object({
  id: idField,
  by: z.enum(['buyer', 'seller']),
  isMine: z.boolean(),
  text: z.string(),
  /** A link that expires. */
  image: z.nullable(z.string()),
  at: instantField,
});

export const market = z.object({
  id: idField,
  coin: marketCoinField,
  network: networkField,
  kind: z.enum(['cash', 'crypto']),
  isOpen: z.boolean(),
  /** Whether payments on the network can be checked now. Otherwise trades depend on sellers and appeals. */
  chain: z.enum(['ready', 'notConfigured', 'unreachable']),
  /** The 24-hour price that the band lies around, and the band. */
  reference: amountField,
  priceMin: amountField,
  priceMax: amountField,
  /**
   * The minimum quantity of a trade, the minimum of a sale listing, and the maximum of any order; null without a limit.
   */
  minTrade: amountField,
  minSale: amountField,
  maxOrder: z.nullable(amountField),
  /** The fee rate of a listing that is posted now. */
  feeBp: z.int(),
  paymentMinutes: z.int(),
  releaseMinutes: z.int(),
  settleHours: z.int(),
  minLevelPurchase: z.int(),
  minLevelSale: z.int(),
  /** Announced rules, and when they take effect. */
  announced: z.nullable(z.object({ from: instantField, changes: z.array(change) })),
});

nameSchemas({
  Trade: tradeDetail,
  TradeSummary: tradeSummary,
  Listing: hallListing,
  TraderRecord: traderRecord,
  MarkedTrader: markedTrader,
  MyListing: myListing,
  Appeal: appeal,
  ChatMessage: chatMessage,
  Market: market,
});
