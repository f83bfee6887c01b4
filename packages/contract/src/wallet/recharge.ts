import { NETWORKS } from '@greenhall/domain/chain/networks';
import * as z from 'zod/mini';
import { amountField, idField, instantField } from '../shared/fields.ts';
import { paymentChecks } from '../shared/payment-checks.ts';

export const networkField = z.enum(NETWORKS);

export const recharge = z.object({
  id: idField,
  number: z.string(),
  amount: amountField,
  reference: z.string(),
  note: z.nullable(z.string()),
  state: z.enum(['submitted', 'approved', 'booked', 'rejected']),
  /** Whether the way that it names is closed while it is open: nothing more must be paid there. */
  doNotPay: z.boolean(),
  /** What the network shows of it, where it was paid on one. */
  chain: z.nullable(
    z.object({
      network: networkField,
      txid: z.string(),
      /** Null until the network was asked. */
      judgement: z.nullable(z.object({ ...paymentChecks, judgedAt: instantField })),
      /** Whether the network shows it in full. Then no picture is kept. */
      isProved: z.boolean(),
    }),
  ),
  reason: z.nullable(z.string()),
  at: instantField,
  decidedAt: z.nullable(instantField),
});
