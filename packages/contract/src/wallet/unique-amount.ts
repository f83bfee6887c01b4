import * as z from 'zod/mini';
import { amountField, idField, instantField, nothing, textField } from '../shared/fields.ts';
import { nameSchemas } from '../shared/named.ts';
import { paymentChecks } from '../shared/payment-checks.ts';
import { defineRoutes } from '../shared/route.ts';
import { networkField, recharge } from './recharge.ts';

export const uniqueAmountDeposit = z.object({
  id: idField,
  way: idField,
  network: networkField,
  /** Where to pay; null once the way is closed. */
  address: z.nullable(z.string()),
  /** What has to arrive, to the last digit. */
  amount: amountField,
  at: instantField,
  /** Until when it may be paid. */
  dueAt: instantField,
});

nameSchemas({ ExactPayment: uniqueAmountDeposit });

const id = z.object({ id: idField });

/** Payments on networks: each has an amount of its own, by which it is found. */
export const walletUniqueAmountRoutes = defineRoutes({
  openExactPayment: {
    method: 'POST',
    path: '/wallet/exact-payments',
    access: 'member',
    alone: 'asked',
    summary: 'Begins a payment on a network and answers the exact amount to be paid within 24 hours.',
    body: z.object({ way: idField, amount: amountField }),
    response: uniqueAmountDeposit,
    changes: ['wallet.depositMethods'],
    refusals: ['notFound', 'amountRule', 'amountRange', 'statusChanged', 'tooFrequent'],
  },
  giveUpExactPayment: {
    method: 'POST',
    path: '/wallet/exact-payments/:id/give-up',
    access: 'member',
    alone: 'undone',
    summary: 'Gives up a payment on a network that was begun and not reported.',
    params: id,
    body: nothing,
    response: nothing,
    changes: ['wallet.depositMethods'],
    refusals: ['notFound', 'statusChanged'],
  },
  proveExactPayment: {
    method: 'POST',
    path: '/wallet/exact-payments/:id/prove',
    access: 'member',
    alone: 'asked',
    summary: 'Reports a payment on a network, if two nodes show the transaction as final and every check passes.',
    params: id,
    body: z.object({ txid: textField(80) }),
    response: z.object({
      /** The report; null if the network does not show the payment, or not yet. */
      recharge: z.nullable(recharge),
      ...paymentChecks,
    }),
    changes: ['wallet.depositMethods', 'wallet.recharges', 'wallet.fundingSteps'],
    refusals: ['notFound', 'statusChanged', 'txidInvalid', 'tooFrequent', 'paymentUsed'],
  },
});
