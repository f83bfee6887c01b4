import * as z from 'zod/mini';
import { amountField, dayField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { networkField } from '../wallet/recharge.ts';
import { market, marketCoinField, sideField } from './fields.ts';

/** What is traded, by which rules, and what it has cost. */
export const otcMarketRoutes = defineRoutes({
  markets: {
    method: 'GET',
    path: '/otc/markets',
    access: 'member',
    alone: 'shown',
    summary: 'Markets by coin and payment network, with price band, limits, fee and clocks.',
    response: z.object({ items: z.array(market) }),
    refusals: [],
  },
  depth: {
    method: 'GET',
    path: '/otc/depth',
    access: 'member',
    alone: 'shown',
    summary:
      'How much the member could take at which price of the best 200 listings of one side, in at most eight steps.',
    query: z.object({
      coin: marketCoinField,
      /** The network that is paid on; any without it. */
      network: z.optional(networkField),
      side: sideField,
    }),
    response: z.object({
      /** False while the member can take nothing at all; taking says why. */
      mayTake: z.boolean(),
      /** The best price first: what can be taken up to each price in all, with one order of each listing. */
      items: z.array(z.object({ price: amountField, total: amountField })),
    }),
    refusals: [],
  },
  pastPrices: {
    method: 'GET',
    mayLag: true,
    path: '/otc/prices',
    access: 'member',
    alone: 'shown',
    summary: 'The average price of a coin on each of the last 90 days of which enough is known, oldest first.',
    query: z.object({ coin: marketCoinField }),
    response: z.object({
      items: z.array(z.object({ day: dayField, price: amountField, quantity: amountField, trades: z.int() })),
    }),
    refusals: [],
  },
});
