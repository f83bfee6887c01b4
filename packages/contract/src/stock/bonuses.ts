import * as z from 'zod/mini';
import { amountField, dayField, idField, page, pageQuery } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import { bonus, bonusKindField, monthField } from './fields.ts';

const id = z.object({ id: idField });

/** What members have been paid, and the ranking that decides the merit bonus. */
export const stockBonusRoutes = defineRoutes({
  earnings: {
    method: 'GET',
    path: '/stock/earnings',
    access: 'member',
    alone: 'shown',
    summary: 'What the member has been paid: by bonus, in all and today.',
    response: z.object({
      total: amountField,
      today: amountField,
      items: z.array(z.object({ kind: bonusKindField, total: amountField, today: amountField })),
    }),
    refusals: [],
  },
  bonuses: {
    method: 'GET',
    path: '/stock/bonuses',
    access: 'member',
    alone: 'shown',
    summary: 'Bonus rows of the member, newest first; by kind and UTC days.',
    query: z.object({
      ...pageQuery,
      kind: z.optional(bonusKindField),
      from: z.optional(dayField),
      to: z.optional(dayField),
    }),
    response: page(bonus),
    refusals: ['pageCursorInvalid'],
  },
  bonusDays: {
    method: 'GET',
    path: '/stock/bonus-days',
    access: 'member',
    alone: 'shown',
    summary: 'What the member has been paid on each UTC day, newest first.',
    query: z.object(pageQuery),
    response: page(
      z.object({
        day: dayField,
        total: amountField,
        items: z.array(z.object({ kind: bonusKindField, rows: z.int(), paid: amountField })),
      }),
    ),
    refusals: ['pageCursorInvalid'],
  },
  bonus: {
    method: 'GET',
    path: '/stock/bonuses/:id',
    access: 'member',
    alone: 'shown',
    summary: 'One bonus with every input, rate, cap and the paid fraction, for the member to recompute.',
    params: id,
    response: bonus,
    refusals: ['notFound'],
  },
  ranking: {
    method: 'GET',
    path: '/stock/ranking',
    access: 'member',
    alone: 'shown',
    summary: 'Merit ranking of a month, the own rank beside it.',
    query: z.object({ month: z.optional(monthField) }),
    response: z.object({
      month: monthField,
      months: z.array(monthField),
      /** Whether the month has ended and was paid. */
      isPaid: z.boolean(),
      items: z.array(
        z.object({
          rank: z.int(),
          name: z.string(),
          performance: amountField,
          paid: z.nullable(amountField),
          isMine: z.boolean(),
        }),
      ),
      own: z.object({ rank: z.nullable(z.int()), performance: amountField }),
    }),
    refusals: [],
  },
});
