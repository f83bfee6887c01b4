import * as z from 'zod/mini';
import {
  appeal,
  appealStateField,
  chatMessage,
  id,
  market,
  marketCoinField,
  tradeDetail,
  tradeStateField,
  tradeSummary,
  verdictField,
} from './otc-fields.ts';
import {
  amountField,
  idField,
  instantField,
  memberNoField,
  nothing,
  page,
  pageQuery,
  textField,
} from './shared/fields.ts';
import { defineRoutes } from './shared/route.ts';
import { networkField } from './wallet.ts';

/** An operator who has not said which member accounts are its own, or is close to a side by one of them. */
const REVIEWER_REFUSALS = ['reviewerUndeclared', 'reviewerInvolved'] as const;
const printable = z.regex(/^\P{Cc}*$/u);
const party = z.object({ member: memberNoField, name: z.string() });
const parties = { buyer: party, seller: party };
const deskTrade = z.extend(z.omit(tradeSummary, { role: true, counterparty: true }), parties);
const deskAppeal = z.extend(appeal, {
  trade: idField,
  number: z.string(),
  /** Six hours without a proposal or a decision. */
  isEscalated: z.boolean(),
  /** Who proposed the verdict; another operator decides. */
  proposedBy: z.nullable(z.string()),
  proposed: z.nullable(verdictField),
  decidedBy: z.nullable(z.string()),
  /** Why the operator who asks may not decide it; null when nothing is in the way. */
  obstacle: z.nullable(z.enum(REVIEWER_REFUSALS)),
});
const lock = z.object({
  id: idField,
  member: memberNoField,
  name: z.string(),
  reason: z.string(),
  by: z.string(),
  at: instantField,
  endedBy: z.nullable(z.string()),
  endedAt: z.nullable(instantField),
});

/** Order supervision and the appeals desk: operators' routes of the trading hall. */
export const otcDeskRoutes = defineRoutes({
  deskTrades: {
    method: 'GET',
    path: '/admin/otc/trades',
    access: 'operator',
    summary: 'Trades for operators, by number, txid, member and state.',
    query: z.object({
      ...pageQuery,
      search: z.optional(z.string().check(z.trim(), z.maxLength(80), printable)),
      state: z.optional(tradeStateField),
      coin: z.optional(marketCoinField),
      network: z.optional(networkField),
    }),
    response: page(deskTrade),
    refusals: ['pageCursorInvalid'],
  },
  deskTrade: {
    method: 'GET',
    path: '/admin/otc/trades/:id',
    access: 'operator',
    summary: 'One trade in full for operators; the look and its reason are recorded and shown to both sides.',
    params: id,
    query: z.object({ reason: textField(200).check(printable) }),
    response: z.extend(z.omit(tradeDetail, { role: true, counterparty: true, may: true }), {
      ...parties,
      messages: z.array(z.omit(chatMessage, { isMine: true })),
      /** Numbers of other trades that used the same txid or a picture of this one. */
      reused: z.array(z.string()),
    }),
    refusals: ['notFound'],
  },
  deskAppeals: {
    method: 'GET',
    path: '/admin/otc/appeals',
    access: 'operator',
    summary: 'Appeals for the desk, the longest waiting first.',
    query: z.object({ ...pageQuery, state: z.optional(appealStateField) }),
    response: page(deskAppeal),
    refusals: ['pageCursorInvalid'],
  },
  proposeVerdict: {
    method: 'POST',
    path: '/admin/otc/appeals/:id/propose',
    access: 'operator',
    summary: 'The first operator proposes a verdict with its reason, in place of a proposal before.',
    params: id,
    body: z.object({ verdict: verdictField, reason: textField(500) }),
    response: deskAppeal,
    refusals: ['notFound', ...REVIEWER_REFUSALS, 'alreadyDecided'],
  },
  decideAppeal: {
    method: 'POST',
    path: '/admin/otc/appeals/:id/decide',
    access: 'operator',
    summary: 'A second operator makes the proposed verdict final: the held coins go to the buyer or back.',
    params: id,
    body: z.object({ verdict: verdictField }),
    response: deskAppeal,
    refusals: ['notFound', ...REVIEWER_REFUSALS, 'alreadyDecided', 'statusChanged', 'fourEyes', 'insufficientBalance'],
  },
  deskEvidence: {
    method: 'GET',
    path: '/admin/otc/trades/:id/evidence',
    access: 'operator',
    summary: 'The signed evidence file of a trade.',
    params: id,
    response: z.any(),
    produces: ['application/json'],
    refusals: ['notFound'],
  },
  locks: {
    method: 'GET',
    path: '/admin/otc/locks',
    access: 'operator',
    summary: 'Positions under review: their members can neither list nor take.',
    query: z.object({ ...pageQuery, open: z.optional(z.enum(['0', '1'])) }),
    response: page(lock),
    refusals: ['pageCursorInvalid'],
  },
  lockPosition: {
    method: 'POST',
    path: '/admin/otc/locks',
    access: 'operator',
    summary: 'Locks a member’s position for a review; open trades go on.',
    body: z.object({ member: memberNoField, reason: textField(200) }),
    response: lock,
    refusals: ['memberNotFound', 'alreadyDecided'],
  },
  unlockPosition: {
    method: 'POST',
    path: '/admin/otc/locks/:id/unlock',
    access: 'operator',
    summary: 'Ends a lock.',
    params: id,
    body: nothing,
    response: lock,
    refusals: ['notFound', 'alreadyDecided'],
  },
  setMarket: {
    method: 'PUT',
    path: '/admin/otc/markets/:id',
    access: 'operator',
    summary: 'Opens or closes a market and sets its band, limits and clocks; trades that run keep theirs.',
    params: id,
    body: z.object({
      isOpen: z.boolean(),
      bandBp: z.int().check(z.gte(1), z.lte(5_000)),
      minTrade: amountField,
      paymentMinutes: z.int().check(z.gte(5), z.lte(1_440)),
      releaseMinutes: z.int().check(z.gte(5), z.lte(1_440)),
      settleHours: z.int().check(z.gte(0), z.lte(168)),
      minLevelPurchase: z.int().check(z.gte(0), z.lte(6)),
      minLevelSale: z.int().check(z.gte(0), z.lte(6)),
    }),
    response: market,
    refusals: ['amountRule', 'notFound'],
  },
  deskMarkets: {
    method: 'GET',
    path: '/admin/otc/markets',
    access: 'operator',
    summary: 'The markets with their settings.',
    response: z.object({ items: z.array(z.extend(market, { bandBp: z.int() })) }),
    refusals: [],
  },
  outages: {
    method: 'GET',
    path: '/admin/otc/outages',
    access: 'operator',
    summary: 'When clocks stood still, and how many were moved.',
    query: z.object(pageQuery),
    response: page(
      z.object({
        id: idField,
        /** Null: the platform itself. */
        network: z.nullable(networkField),
        from: instantField,
        to: z.nullable(instantField),
        moved: z.int(),
      }),
    ),
    refusals: ['pageCursorInvalid'],
  },
});
