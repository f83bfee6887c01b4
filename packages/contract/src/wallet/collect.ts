import { COLLECT_REASONS } from '@greenhall/domain/wallet/collect';
import * as z from 'zod/mini';
import {
  amountField,
  coinField,
  idField,
  instantField,
  memberNoField,
  nothing,
  secretField,
} from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';

/** Why nothing is collected: a refusal with the values of its text. */
const reason = z.nullable(
  z.object({ name: z.enum(COLLECT_REASONS), params: z.record(z.string(), z.union([z.string(), z.int()])) }),
);

/** One coin of a sub-account. */
const row = z.object({ coin: coinField, amount: amountField, fee: amountField, credited: amountField, reason });

/** What there is to collect from one sub-account, or was collected. */
const collected = z.object({
  /** The number of the binding. */
  link: idField,
  member: memberNoField,
  name: z.string(),
  /** Why nothing can be collected from it at all. */
  reason,
  rows: z.array(row),
});

/** Collecting coins from linked accounts. */
export const walletCollectRoutes = defineRoutes({
  previewCollection: {
    method: 'POST',
    path: '/wallet/collections/previews',
    access: 'member',
    alone: 'asked',
    own: true,
    summary:
      'What can be collected from each linked account, with fees and reasons; it can be confirmed for 60 seconds.',
    body: nothing,
    response: z.object({
      id: idField,
      expiresAt: instantField,
      items: z.array(collected),
    }),
    changes: [],
    refusals: ['actingFor'],
  },
  collect: {
    method: 'POST',
    path: '/wallet/collections',
    access: 'money',
    own: true,
    summary: 'Collects what a preview has shown: each row moves exactly that, or nothing and says why.',
    body: z.object({ preview: idField, payPassword: secretField }),
    response: z.object({ items: z.array(collected) }),
    changes: [
      'wallet.balances',
      'wallet.bill',
      'wallet.activity',
      'wallet.history',
      'members.nextStep',
      'wallet.fundingSteps',
    ],
    refusals: ['actingFor', 'payPasswordWrong', 'notFound', 'quoteExpired'],
  },
});
