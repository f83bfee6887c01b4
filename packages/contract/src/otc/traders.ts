import * as z from 'zod/mini';
import { page, pageQuery } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { markField, markedTrader, traderField, traderRecord } from './fields.ts';

const params = z.object({ trader: traderField });

/** Whom members trade with: a trader's record, and the traders that a member prefers or keeps away. */
export const otcTraderRoutes = defineRoutes({
  trader: {
    method: 'GET',
    path: '/otc/traders/:trader',
    access: 'member',
    alone: 'shown',
    summary: 'What a trader has done: in all, in the last 30 days, and with the member.',
    params,
    response: traderRecord,
    refusals: ['notFound'],
  },
  markedTraders: {
    method: 'GET',
    path: '/otc/traders',
    access: 'member',
    alone: 'shown',
    summary: 'The traders that the member has marked, the latest first.',
    query: z.object({ ...pageQuery, mark: z.optional(z.enum(['favourite', 'blocked'])) }),
    response: page(markedTrader),
    refusals: ['pageCursorInvalid'],
  },
  markTrader: {
    method: 'POST',
    path: '/otc/traders/:trader/mark',
    access: 'money',
    summary: 'Marks a trader as a favourite, or blocks it: it no longer sees the member’s listings, nor takes them.',
    params,
    body: z.object({ mark: markField }),
    response: traderRecord,
    changes: ['otc.trader', 'otc.markedTraders', 'otc.hall', 'otc.depth'],
    refusals: ['notFound', 'forbidden'],
  },
});
