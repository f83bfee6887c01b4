import * as z from 'zod/mini';
import { amountField, idField, instantField, memberNoField, page, pageQuery, secretField } from './shared/fields.ts';
import { defineRoutes } from './shared/route.ts';

export const paymentState = z.enum(['cooling', 'recognised', 'cancelled']);

const payment = z.object({
  id: idField,
  kind: z.enum(['activation', 'upgrade', 'reinvest']),
  payer: memberNoField,
  payerName: z.string(),
  funder: memberNoField,
  level: z.int(),
  coin: z.enum(['bdb', 'ftb']),
  amount: amountField,
  fee: amountField,
  principal: amountField,
  state: paymentState,
  paidAt: instantField,
  /** The end of the cooling-off time: until then the funder may cancel. */
  coolsUntil: instantField,
  mayCancel: z.boolean(),
});

export const stockRoutes = defineRoutes({
  levels: {
    method: 'GET',
    path: '/stock/levels',
    access: 'public',
    summary: 'The levels of the plan in force: amount, principal, fee and what each unlocks.',
    response: z.object({
      plan: z.int(),
      coolingOffDays: z.int(),
      items: z.array(
        z.object({
          level: z.int(),
          amount: amountField,
          principal: amountField,
          fee: amountField,
          outBp: z.int(),
          referralBp: z.int(),
          collisionBp: z.int(),
          collisionCap: amountField,
          seePointDepth: z.int(),
          leadershipGenerations: z.int(),
        }),
      ),
    }),
    refusals: [],
  },
  activate: {
    method: 'POST',
    path: '/stock/activations',
    access: 'money',
    summary: 'Pays the activation of a pending member; the whole payment waits in its cooling-off hold.',
    body: z.object({ member: memberNoField, coin: z.enum(['bdb', 'ftb']), payPassword: secretField }),
    response: payment,
    refusals: [
      'payPasswordWrong',
      'activationLocked',
      'memberNotFound',
      'notPending',
      'coinNotAllowed',
      'activationTooSoon',
      'insufficientBalance',
    ],
  },
  cancelPayment: {
    method: 'POST',
    path: '/stock/payments/:id/cancel',
    access: 'money',
    summary: 'Cancels a payment in its cooling-off time, and the payer’s later ones: everything returns.',
    params: z.object({ id: idField }),
    body: z.object({ payPassword: secretField }),
    response: z.object({ cancelled: z.array(idField) }),
    refusals: ['payPasswordWrong', 'notFound', 'cancelWindowOver', 'paymentNotCancellable', 'statusChanged'],
  },
  payments: {
    method: 'GET',
    path: '/stock/payments',
    access: 'member',
    summary: 'Payments that the member funded or that were made for it.',
    query: z.object(pageQuery),
    response: page(payment),
    refusals: ['pageCursorInvalid'],
  },
});
