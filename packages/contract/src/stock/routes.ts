import * as z from 'zod/mini';
import {
  amountField,
  dayField,
  idField,
  instantField,
  memberNoField,
  page,
  pageQuery,
  secretField,
  sharesField,
} from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { allocation, allocationStateField, fill, holding, payment, priceFigures, sale, sharesInput } from './fields.ts';

const id = z.object({ id: idField });
const RANGES = ['1d', '7d', '30d', '90d', '1y', 'all'] as const;

/** The reads that a payment for a level, or its cancellation, changes for its payer. */
const PAYMENT_CHANGES = [
  'stock.offers',
  'stock.holding',
  'stock.queue',
  'stock.allocations',
  'stock.payments',
  'wallet.balances',
  'wallet.bill',
  'wallet.activity',
  'wallet.history',
  'members.me',
  'members.nextStep',
  'wallet.fundingSteps',
  'network.nodes',
  'network.tree',
  'network.share',
] as const;

/** The stock routes for members: levels, payments, queue, sales, splits, bonuses and prices. */
export const stockMemberRoutes = defineRoutes({
  levels: {
    method: 'GET',
    path: '/stock/levels',
    access: 'public',
    summary: 'The levels of the plan in force: amount, principal, fee and what each unlocks.',
    response: z.object({
      plan: z.int(),
      coolingOffDays: z.int(),
      items: z.array(
        z.object({
          level: z.int(),
          amount: amountField,
          principal: amountField,
          fee: amountField,
          outBp: z.int(),
          referralBp: z.int(),
          collisionBp: z.int(),
          collisionCap: amountField,
          seePointDepth: z.int(),
          leadershipGenerations: z.int(),
          /** Operators have not closed the level for purchases. */
          isOnSale: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  },
  activate: {
    method: 'POST',
    path: '/stock/activations',
    access: 'money',
    summary: 'Pays the activation of a pending member; the whole payment waits in its cooling-off hold.',
    body: z.object({ member: memberNoField, coin: z.enum(['bdb', 'ftb']), payPassword: secretField }),
    response: payment,
    changes: PAYMENT_CHANGES,
    refusals: [
      'payPasswordWrong',
      'serverBusy',
      'activationLocked',
      'memberNotFound',
      'notPending',
      'coinNotAllowed',
      'coolDown',
      'activationTooSoon',
      'notYetOpen',
      'insufficientBalance',
    ],
  },
  offers: {
    method: 'GET',
    path: '/stock/offers',
    access: 'member',
    alone: 'shown',
    summary: 'What the member can buy now: for each level the act and its price; no act where nothing can be bought.',
    response: z.object({
      items: z.array(
        z.object({
          level: z.int(),
          act: z.nullable(z.enum(['activate', 'upgrade', 'reinvest'])),
          coin: z.nullable(z.enum(['bdb', 'ftb'])),
          amount: amountField,
          principal: amountField,
          fee: amountField,
          /** The end of the cooling-off time of a payment made now: from then the level counts. */
          countsFrom: instantField,
          /** The level is closed, so a higher level must be bought before reinvesting. */
          isClosed: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  },
  upgrade: {
    method: 'POST',
    path: '/stock/upgrades',
    access: 'money',
    summary: 'Buys a higher level for the difference, in registration coin.',
    body: z.object({ level: z.int().check(z.gte(1), z.lte(100)), payPassword: secretField }),
    response: payment,
    changes: PAYMENT_CHANGES,
    refusals: [
      'payPasswordWrong',
      'serverBusy',
      'memberNotActive',
      'levelUnknown',
      'levelNotHigher',
      'notYetOpen',
      'insufficientBalance',
    ],
  },
  reinvest: {
    method: 'POST',
    path: '/stock/reinvestments',
    access: 'money',
    summary: 'Pays the level bought again, in reinvestment coin.',
    body: z.object({ payPassword: secretField }),
    response: payment,
    changes: PAYMENT_CHANGES,
    refusals: ['payPasswordWrong', 'serverBusy', 'memberNotActive', 'levelClosed', 'notYetOpen', 'insufficientBalance'],
  },
  cancelPayment: {
    method: 'POST',
    path: '/stock/payments/:id/cancel',
    access: 'money',
    isVital: true,
    summary: 'Cancels a payment in its cooling-off time, and the payer’s later ones: everything returns.',
    params: id,
    body: z.object({ payPassword: secretField }),
    response: z.object({ cancelled: z.array(idField) }),
    changes: PAYMENT_CHANGES,
    refusals: [
      'payPasswordWrong',
      'notFound',
      'serverBusy',
      'cancelWindowOver',
      'paymentNotCancellable',
      'statusChanged',
    ],
  },
  payments: {
    method: 'GET',
    path: '/stock/payments',
    access: 'member',
    alone: 'shown',
    summary: 'Payments that the member funded or that were made for it.',
    query: z.object(pageQuery),
    response: page(payment),
    refusals: ['pageCursorInvalid'],
  },
  market: {
    method: 'GET',
    path: '/stock/market',
    access: 'member',
    alone: 'shown',
    summary: 'The price, and its course over the last thirty days.',
    response: z.object({
      ...priceFigures,
      /** The last price of each UTC day on which it moved, oldest first. */
      days: z.array(z.object({ day: dayField, price: amountField })),
      /** How far the price has moved over these days, in basis points; splits are taken out. */
      changeBp: z.int(),
    }),
    refusals: [],
  },
  holding: {
    method: 'GET',
    path: '/stock/holding',
    access: 'member',
    alone: 'shown',
    summary: 'The shares of the member, their value, level and effective height.',
    response: holding,
    refusals: [],
  },
  queue: {
    method: 'GET',
    path: '/stock/queue',
    access: 'member',
    alone: 'shown',
    summary: 'The allocation queue: what waits in all, and the member’s own places.',
    response: z.object({
      waiting: z.int(),
      waitingAmount: amountField,
      onOffer: sharesField,
      nextRunAt: instantField,
      own: z.array(
        z.object({
          queueNodeHeight: idField,
          remaining: amountField,
          /** The requests before this one, and their amount. */
          ahead: z.int(),
          aheadAmount: amountField,
        }),
      ),
    }),
    refusals: [],
  },
  transactions: {
    method: 'GET',
    path: '/stock/transactions',
    access: 'member',
    alone: 'shown',
    summary: 'The latest executed transactions of the hall, newest first.',
    query: z.object(pageQuery),
    response: page(fill),
    refusals: ['pageCursorInvalid'],
  },
  allocations: {
    method: 'GET',
    path: '/stock/allocations',
    access: 'member',
    alone: 'shown',
    summary: 'The member’s requests for shares, with the payments in cooling-off and the cancelled ones.',
    query: z.object({ ...pageQuery, state: z.optional(allocationStateField) }),
    response: page(allocation),
    refusals: ['pageCursorInvalid'],
  },
  sell: {
    method: 'POST',
    path: '/stock/sales',
    access: 'money',
    summary: 'Offers held shares: at least one whole share or all that is free. An offer cannot be withdrawn.',
    body: z.object({ quantity: sharesInput, payPassword: secretField }),
    response: sale,
    changes: [
      'stock.holding',
      'stock.sales',
      'stock.offers',
      'stock.queue',
      'wallet.balances',
      'wallet.bill',
      'wallet.activity',
      'wallet.history',
    ],
    refusals: ['payPasswordWrong', 'coolDown', 'serverBusy', 'positionLocked', 'insufficientBalance', 'minimumSale'],
  },
  sales: {
    method: 'GET',
    path: '/stock/sales',
    access: 'member',
    alone: 'shown',
    summary: 'The member’s offers and clear-outs, and how long the buyback line takes at today’s budget.',
    query: z.object(pageQuery),
    response: z.extend(page(sale), {
      /** What a day’s buyback may spend, and what is in its queue before the member’s first open offer. */
      budget: amountField,
      aheadAmount: amountField,
      /** All that is on offer now at today’s price: what a new offer would have before it. */
      lineAmount: amountField,
      /** Days at today’s budget until the member’s open offers are bought; null without one. */
      days: z.nullable(z.int()),
      /** Days after which the buyback takes a sale that nobody has bought. */
      buybackAfterDays: z.int(),
    }),
    refusals: ['pageCursorInvalid'],
  },
  splits: {
    method: 'GET',
    path: '/stock/splits',
    access: 'member',
    alone: 'shown',
    summary: 'Split records of the member.',
    query: z.object(pageQuery),
    response: page(z.object({ id: idField, before: sharesField, after: sharesField, at: instantField })),
    refusals: ['pageCursorInvalid'],
  },
  prices: {
    method: 'GET',
    path: '/stock/prices',
    access: 'member',
    alone: 'shown',
    summary: 'Executed prices as candles over a range, with the splits and the own purchases in it.',
    query: z.object({ range: z.optional(z.enum(RANGES)) }),
    response: z.object({
      candles: z.array(
        z.object({
          at: instantField,
          open: amountField,
          high: amountField,
          low: amountField,
          close: amountField,
          volume: sharesField,
        }),
      ),
      splits: z.array(z.object({ at: instantField, before: amountField, after: amountField })),
      /** What the member has bought, by candle. */
      purchases: z.array(z.object({ at: instantField, quantity: sharesField })),
      /** From the first price of the range to the last, in basis points; splits are taken out. */
      changeBp: z.int(),
    }),
    refusals: [],
  },
  plans: {
    method: 'GET',
    path: '/stock/plans',
    access: 'public',
    summary: 'The plan version in force and those announced, with the day from which each holds.',
    response: z.object({
      items: z.array(
        z.object({ version: z.int(), isInForce: z.boolean(), effectiveFrom: instantField, announcedAt: instantField }),
      ),
    }),
    refusals: [],
  },
  settlements: {
    method: 'GET',
    path: '/stock/settlements',
    access: 'public',
    summary: 'The last settlements: dues, pools and the fraction paid of the two scaled bonuses.',
    query: z.object(pageQuery),
    response: page(
      z.object({
        day: dayField,
        collisionDue: amountField,
        collisionPool: amountField,
        leadershipDue: amountField,
        leadershipPool: amountField,
        ...priceFigures,
        hash: z.string(),
        at: instantField,
      }),
    ),
    refusals: ['pageCursorInvalid'],
  },
});
