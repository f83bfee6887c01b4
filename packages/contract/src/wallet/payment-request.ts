import { PAYMENT_REQUEST_TRANSITIONS, REQUEST_COINS, REQUEST_MINUTES } from '@greenhall/domain/wallet/payment-request';
import * as z from 'zod/mini';
import {
  amountField,
  idField,
  instantField,
  nothing,
  page,
  pageQuery,
  remarkField,
  secretField,
  textField,
} from '../shared/fields.ts';
import { nameSchemas } from '../shared/named.ts';
import { defineRoutes } from '../shared/route.ts';
import { transfer } from './transfer.ts';

/** The unguessable name in the link of a request. */
const params = z.object({ name: z.string().check(z.regex(/^[\w-]{22}$/)) });

const paymentRequest = z.object({
  id: idField,
  name: z.string(),
  number: z.string(),
  coin: z.enum(REQUEST_COINS),
  /** What the payer pays; the fee is a part of it. */
  amount: amountField,
  fee: amountField,
  /** The fee in force, in basis points. */
  feeBp: z.int(),
  /** What the asker gets. */
  credited: amountField,
  remark: z.nullable(z.string()),
  state: z.enum(PAYMENT_REQUEST_TRANSITIONS.states),
  at: instantField,
  expiresAt: instantField,
  isMine: z.boolean(),
  mayCancel: z.boolean(),
  /** Who asks: its whole name to itself, masked to everybody else. */
  asker: z.object({
    name: z.string(),
    /** What it calls itself, which proves nothing. */
    nickname: z.nullable(z.string()),
    /** Whether a document of its owner was approved. */
    isVerified: z.boolean(),
    /** Whether the reader has paid it before. */
    wasPaid: z.boolean(),
  }),
  /** Who pays or has paid, masked; for the asker alone. */
  payer: z.nullable(z.string()),
  /** The transfer that pays it, for its payer alone. */
  transfer: z.nullable(transfer),
});

nameSchemas({ PaymentRequest: paymentRequest });

/** What a member asks others to pay. */
export const walletPaymentRequestRoutes = defineRoutes({
  paymentRequests: {
    method: 'GET',
    path: '/wallet/payment-requests',
    access: 'member',
    alone: 'shown',
    own: true,
    summary: 'The payment requests that the member has made, the newest first.',
    query: z.object(pageQuery),
    response: page(paymentRequest),
    refusals: ['actingFor', 'pageCursorInvalid'],
  },
  makePaymentRequest: {
    method: 'POST',
    path: '/wallet/payment-requests',
    access: 'member',
    alone: 'asked',
    own: true,
    summary: 'Makes a payment request, which whoever is given its link may pay, once. Nobody is told of it.',
    body: z.object({
      coin: z.enum(REQUEST_COINS),
      amount: amountField,
      remark: remarkField,
      /** How long it runs, in minutes. */
      minutes: z.int().check(z.gte(REQUEST_MINUTES.least), z.lte(REQUEST_MINUTES.most)),
    }),
    response: paymentRequest,
    changes: ['wallet.paymentRequests'],
    refusals: ['actingFor', 'amountRule', 'tooFrequent', 'requestLimit'],
  },
  paymentRequest: {
    method: 'GET',
    path: '/wallet/payment-requests/:name',
    access: 'member',
    alone: 'shown',
    own: true,
    summary: 'A payment request by the name in its link, with who asks as far as its reader may see that.',
    params,
    response: paymentRequest,
    refusals: ['actingFor', 'tooFrequent', 'notFound'],
  },
  cancelPaymentRequest: {
    method: 'POST',
    path: '/wallet/payment-requests/:name/cancel',
    access: 'member',
    isVital: true,
    alone: 'undone',
    own: true,
    summary: 'Takes back a payment request that nobody is paying.',
    params,
    body: nothing,
    response: paymentRequest,
    changes: ['wallet.paymentRequests', 'wallet.paymentRequest'],
    refusals: ['actingFor', 'notFound', 'statusChanged'],
  },
  payPaymentRequest: {
    method: 'POST',
    path: '/wallet/payment-requests/:name/pay',
    access: 'money',
    own: true,
    summary:
      'Pays a payment request by a transfer; the first one to this payee waits ten minutes and can be taken back.',
    params,
    body: z.object({
      /** The fee that was shown to the payer, in basis points. If another one is in force now, nothing is paid. */
      feeBp: z.int(),
      payPassword: secretField,
    }),
    response: paymentRequest,
    changes: [
      'wallet.balances',
      'wallet.bill',
      'wallet.activity',
      'wallet.history',
      'wallet.transfers',
      'wallet.payee',
      'wallet.payees',
      'wallet.paymentRequest',
    ],
    refusals: [
      'actingFor',
      'payPasswordWrong',
      'notFound',
      'selfTransfer',
      'statusChanged',
      'transferLocked',
      'switchCoolDown',
      'coolDown',
      'transferRestricted',
      'rateChanged',
      'amountRule',
      'teamOnly',
      'protectedTeam',
      'insufficientBalance',
    ],
  },
  reportPaymentRequest: {
    method: 'POST',
    path: '/wallet/payment-requests/:name/report',
    access: 'member',
    alone: 'said',
    own: true,
    summary: 'Tells customer service of a payment request that somebody was given, as a message that refers to it.',
    params,
    body: z.object({ text: textField(500) }),
    response: nothing,
    changes: ['messages.state', 'messages.list'],
    refusals: ['actingFor', 'notFound', 'selfTransfer', 'tooFrequent'],
  },
});
