import { PAYMENT_CHECKS, PAYMENT_REASONS } from '@greenhall/domain/chain/judge';
import * as z from 'zod/mini';

/** One check of a payment on the chain; `why` and `params` give the reason if it has not passed (yet). */
const check = z.object({
  name: z.enum(PAYMENT_CHECKS),
  state: z.enum(['passed', 'waiting', 'failed', 'notRequired']),
  why: z.optional(z.enum(PAYMENT_REASONS)),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

/** What the chain shows of a payment, check by check. */
export const paymentChecks = {
  outcome: z.enum(['proved', 'waiting', 'refuted']),
  checks: z.array(check),
};
