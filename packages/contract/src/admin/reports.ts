import * as z from 'zod/mini';
import { dayField, signedAmountField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { WORKLOAD_KINDS } from './cases.ts';

/** The reports of some days, all made of the sums of days. Rule: admin#reports. */
export const REPORTS = ['balance', 'flows', 'fees', 'bonuses', 'trading', 'shop'] as const;
export type ReportName = (typeof REPORTS)[number];

/** UTC days, both included. */
const days = { from: dayField, to: dayField };

const movement = z.object({
  /** The kind of posting. */
  kind: z.string(),
  coin: z.string(),
  /** The purposes of the accounts from which, and to which, it moved. */
  source: z.string(),
  target: z.string(),
  postings: z.int(),
  amount: signedAmountField,
});

export const reportRoutes = defineRoutes({
  report: {
    method: 'GET',
    mayLag: true,
    path: '/admin/reports',
    access: 'operator',
    act: 'admin.reports',
    needs: 'read',
    cost: 'dear',
    summary:
      'What closed UTC days came to: what accounts held before and after them and what moved, and the fees, bonuses, trades and orders in that.',
    query: z.object(days),
    response: z.object({
      /** By purpose and coin, also those of markets: opening + came − went = closing. All closing ones of a coin add up to zero. */
      accounts: z.array(
        z.object({
          purpose: z.string(),
          coin: z.string(),
          opening: signedAmountField,
          came: signedAmountField,
          went: signedAmountField,
          closing: signedAmountField,
        }),
      ),
      fees: z.array(movement),
      bonuses: z.array(movement),
      trading: z.array(movement),
      shop: z.array(movement),
    }),
    refusals: ['badRequest', 'daysNotClosed'],
  },
  closedDays: {
    method: 'GET',
    mayLag: true,
    path: '/admin/reports/days',
    access: 'operator',
    act: 'admin.reports',
    needs: 'read',
    summary: 'The first and the last day of which reports can be had; null before a day was closed.',
    response: z.object({ first: z.nullable(dayField), last: z.nullable(dayField) }),
    refusals: [],
  },
  reportFile: {
    method: 'GET',
    mayLag: true,
    path: '/admin/reports/:report/file',
    access: 'operator',
    act: 'admin.reports',
    needs: 'read',
    cost: 'dear',
    summary: 'One of the reports of some days as CSV; its last line is the SHA-256 of those before.',
    params: z.object({ report: z.enum(REPORTS) }),
    query: z.object(days),
    response: z.any(),
    produces: ['text/csv'],
    refusals: ['badRequest', 'daysNotClosed'],
  },
  work: {
    method: 'GET',
    mayLag: true,
    path: '/admin/work',
    access: 'operator',
    act: 'admin.audit',
    needs: 'read',
    cost: 'dear',
    summary: 'What each operator decided and did on some days, by the audit log, and in what time.',
    query: z.object(days),
    response: z.object({
      /** Decided cases, replies and files; seconds from when a case was asked for to its decision, null where nothing tells that. */
      done: z.array(
        z.object({
          operator: z.string(),
          work: z.enum(WORKLOAD_KINDS),
          count: z.int(),
          median: z.nullable(z.int()),
          /** Within which 95 of 100 were decided. */
          p95: z.nullable(z.int()),
        }),
      ),
      /** Every act of the log. */
      items: z.array(z.object({ operator: z.string(), act: z.string(), count: z.int() })),
    }),
    refusals: ['badRequest'],
  },
  workFile: {
    method: 'GET',
    mayLag: true,
    path: '/admin/work/file',
    access: 'operator',
    act: 'admin.audit',
    needs: 'read',
    cost: 'dear',
    summary: 'The same as CSV; its last line is the SHA-256 of those before.',
    query: z.object(days),
    response: z.any(),
    produces: ['text/csv'],
    refusals: ['badRequest'],
  },
});
