import { HOLD_STATES } from '@greenhall/domain/wallet/activity';
import { REFERENCE_KINDS } from '@greenhall/domain/messages/message';
import * as z from 'zod/mini';
import {
  amountField,
  coinField,
  dayField,
  idField,
  instantField,
  page,
  pageQuery,
  signedAmountField,
  trimmed,
} from '../shared/fields.ts';
import { FOLDED_KINDS, MOVEMENT_KINDS } from '../shared/movements.ts';
import { nameSchemas } from '../shared/named.ts';
import { defineRoutes } from '../shared/route.ts';

const kindField = z.enum(MOVEMENT_KINDS);

/** How a transfer stands. */
export const transferState = z.enum(['held', 'credited', 'cancelled']);

const holdState = z.enum(HOLD_STATES);

const movement = z.object({
  id: idField,
  coin: coinField,
  kind: kindField,
  amount: signedAmountField,
  balance: amountField,
  /** The masked name of the other member of the transfer, trade, sale or level payment. */
  counterparty: z.nullable(z.string()),
  remark: z.nullable(z.string()),
  /** How the transfer that it belongs to stands. */
  transfer: z.nullable(transferState),
  /** What became of coins that were put aside: they still wait, all of them came back, or they were spent. */
  hold: z.nullable(holdState),
  /** The number of the order or request that it belongs to. */
  number: z.nullable(z.string()),
  at: instantField,
});

/** What can be asked of the bill. `search` is a username, whole or masked, the end of an order number, or an amount. */
const billQuery = {
  ...pageQuery,
  coin: z.optional(coinField),
  kind: z.optional(kindField),
  from: z.optional(dayField),
  to: z.optional(dayField),
  search: z.optional(z.string().check(trimmed, z.minLength(1), z.maxLength(64), z.regex(/^\P{Cc}*$/u))),
};

nameSchemas({ Movement: movement });

/** What was posted on a member's accounts. */
export const walletBillRoutes = defineRoutes({
  bill: {
    method: 'GET',
    path: '/wallet/bill',
    access: 'member',
    alone: 'shown',
    summary: 'All movements, newest first; filter by coin, kind and UTC days, or search.',
    query: z.object(billQuery),
    response: page(movement),
    refusals: ['pageCursorInvalid'],
  },
  activity: {
    method: 'GET',
    path: '/wallet/activity',
    access: 'member',
    alone: 'shown',
    summary: 'The bill by UTC day, each day whole with its sums; many bonuses of one kind and day are one row.',
    query: z.object(billQuery),
    response: page(
      z.object({
        day: dayField,
        /**
         * For each coin, what came in less what was spent, what was put aside and was not spent from there, and what came
         * back. The first, less the second, plus the third is the change of what is available.
         */
        sums: z.array(z.object({ coin: coinField, net: signedAmountField, held: amountField, back: amountField })),
        folds: z.array(
          z.object({
            kind: z.enum(FOLDED_KINDS),
            count: z.int(),
            sums: z.array(z.object({ coin: coinField, sum: signedAmountField })),
          }),
        ),
        rows: z.array(movement),
        /** Whether the day has more movements than are listed here; the bill of the day has all. */
        hasMore: z.boolean(),
      }),
    ),
    refusals: ['pageCursorInvalid'],
  },
  movement: {
    method: 'GET',
    path: '/wallet/bill/:id',
    access: 'member',
    alone: 'shown',
    summary: 'One movement in full, with the postings of its transaction that touch the member.',
    params: z.object({ id: idField }),
    response: z.extend(movement, {
      transaction: idField,
      /** The number of the bonus row, whose inputs recompute it. */
      bonus: z.nullable(idField),
      /** The order, trade or request that it belongs to. */
      about: z.nullable(z.object({ kind: z.enum(REFERENCE_KINDS), id: idField })),
      journal: z.nullable(z.object({ sequence: idField, hash: z.string() })),
      postings: z.array(
        z.object({
          id: idField,
          kind: kindField,
          coin: coinField,
          amount: amountField,
          from: z.string(),
          to: z.string(),
        }),
      ),
    }),
    refusals: ['notFound'],
  },
  statement: {
    method: 'GET',
    mayLag: true,
    path: '/wallet/statement',
    access: 'member',
    alone: 'shown',
    cost: 'dear',
    summary: 'A statement of one coin over UTC days whose opening and movements make its closing.',
    query: z.object({
      coin: coinField,
      from: dayField,
      to: dayField,
      format: z.enum(['csv', 'pdf']),
      language: z.optional(z.string().check(z.maxLength(10))),
    }),
    response: z.any(),
    produces: ['text/csv', 'application/pdf'],
    refusals: ['badRequest', 'tooFrequent', 'statementTooLong'],
  },
});
