import { NETWORKS } from '@greenhall/domain/chain/networks';
import * as z from 'zod/mini';
import { amountField, idField, instantField, page, pageQuery, remarkField, textField } from '../shared/fields.ts';
import { paymentChecks } from '../shared/payment-checks.ts';
import { defineRoutes } from '../shared/route.ts';

export const networkField = z.enum(NETWORKS);

/** What the network shows of a payment that was made on one. */
export const shownOnChain = z.nullable(
  z.object({
    network: networkField,
    txid: z.string(),
    /** Null until the network was asked. */
    judgement: z.nullable(z.object({ ...paymentChecks, judgedAt: instantField })),
    /** Whether the network shows it in full. */
    isProved: z.boolean(),
  }),
);

export const recharge = z.object({
  id: idField,
  number: z.string(),
  amount: amountField,
  reference: z.string(),
  note: z.nullable(z.string()),
  state: z.enum(['submitted', 'approved', 'booked', 'rejected']),
  /** Whether the way that it names is closed while it is open: nothing more must be paid there. */
  doNotPay: z.boolean(),
  /** What the network shows of it, where it was paid on one. Where it is proved no picture is kept. */
  chain: shownOnChain,
  reason: z.nullable(z.string()),
  at: instantField,
  decidedAt: z.nullable(instantField),
});

/** How members report what they paid outside, and read what became of it. */
export const walletRechargeRoutes = defineRoutes({
  submitRecharge: {
    method: 'POST',
    path: '/wallet/recharges',
    access: 'member',
    alone: 'asked',
    summary: 'Reports a payment made outside, with its reference and a voucher.',
    body: z.object({
      amount: amountField,
      /** On a network the id of the transaction. */
      reference: textField(80),
      note: remarkField,
      /** The way that was paid by. A report without one, or of one that is closed by now, is taken too: the payment may be on its way. */
      way: z.optional(idField),
      /** The exact payment that was made, for a way on a network. */
      exact: z.optional(idField),
    }),
    files: ['voucher'],
    response: recharge,
    changes: ['wallet.recharges', 'wallet.depositMethods', 'wallet.fundingSteps'],
    refusals: [
      'amountRule',
      'amountRange',
      'notFound',
      'txidInvalid',
      'badRequest',
      'tooFrequent',
      'imageRule',
      'statusChanged',
      'referenceUsed',
    ],
  },
  recharges: {
    method: 'GET',
    path: '/wallet/recharges',
    access: 'member',
    alone: 'shown',
    summary: 'Recharges of the member.',
    query: z.object({ ...pageQuery, state: z.optional(recharge.shape.state) }),
    response: page(recharge),
    refusals: ['pageCursorInvalid'],
  },
});
