import * as z from 'zod/mini';
import type { rights } from '../generated/rights.ts';
import { amountField, idField, instantField } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';

/**
 * The things whose history operators read as one line, and the list in which each stands: who may not read the list does not
 * read the line. Rule: admin#line.
 */
export const LINES = {
  recharge: 'wallet.deskRecharges',
  withdrawal: 'wallet.deskWithdrawals',
  trade: 'otc.deskTrades',
  order: 'shop.deskOrders',
  verification: 'verification.case',
  member: 'members.deskMember',
} as const satisfies Readonly<Record<string, keyof typeof rights>>;
export type LineKind = keyof typeof LINES;
export const LINE_KINDS = Object.keys(LINES) as readonly LineKind[];

/** What stands in a line: the thing's own steps, postings, operators' acts, what members were told, and messages about it. */
export const LINE_PARTS = ['step', 'posting', 'act', 'notice', 'message'] as const;
export type LinePart = (typeof LINE_PARTS)[number];

/** The most entries of one part. */
export const MOST_OF_PART = 100;

export const adminLineRoutes = defineRoutes({
  line: {
    method: 'GET',
    path: '/admin/lines/:kind/:id',
    access: 'operator',
    act: 'admin.dashboard',
    needs: 'read',
    summary: 'What has happened to a thing, oldest first, for who may read its list: steps, postings, acts, notices.',
    params: z.object({ kind: z.enum(LINE_KINDS), id: idField }),
    response: z.object({
      number: z.string(),
      items: z.array(
        z.object({
          at: instantField,
          part: z.enum(LINE_PARTS),
          /** The name of the step, posting, act or notice. */
          name: z.string(),
          /** Who did it: an operator, a member, or a side of the thing; null where it is the program. */
          by: z.nullable(z.string()),
          amount: z.nullable(amountField),
          coin: z.nullable(z.string()),
          /** Why an operator did it. */
          reason: z.nullable(z.string()),
        }),
      ),
    }),
    refusals: ['notFound', 'forbidden'],
  },
});
