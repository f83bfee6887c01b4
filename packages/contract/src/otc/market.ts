import * as z from 'zod/mini';
import { amountField, dayField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { market, marketCoinField } from './fields.ts';

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
  pastPrices: {
    method: 'GET',
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
