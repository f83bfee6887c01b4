import { PICTURE_FIELDS, STARS } from '@greenhall/domain/shop/review/review';
import * as z from 'zod/mini';
import { idField, nothing, page, pageQuery, secretField, textField } from '../shared/fields.ts';
import { languageField } from '../shared/language.ts';
import { defineRoutes } from '../shared/route.ts';
import { returnReason, orderDetail, orderMoved, orderStateField, orderSummary, reviewText } from './order-fields.ts';

const id = z.object({ id: idField });
const language = z.optional(languageField);
/** Lines of the order with the units that money is asked back for, as `3:1,4:2`. */
const lineUnits = z.string().check(z.maxLength(3_000), z.regex(/^[1-9]\d{0,17}:\d{1,3}(?:,[1-9]\d{0,17}:\d{1,3})*$/));
const tracking = {
  carrier: textField(60).check(z.regex(/^\P{Cc}*$/u)),
  tracking: textField(80).check(z.regex(/^\P{Cc}*$/u)),
};

const MOVED = ['shop.order', 'shop.orders', 'shop.orderCounts'] as const;
const MONEY = ['wallet.balances', 'wallet.bill', 'wallet.activity', 'wallet.history'] as const;

/** The orders of a member, and what it can do with them. */
export const shopOrderRoutes = defineRoutes({
  orders: {
    method: 'GET',
    path: '/shop/orders',
    access: 'member',
    alone: 'shown',
    summary: 'Orders of the member, newest first.',
    query: z.object({ ...pageQuery, state: z.optional(orderStateField), language }),
    response: page(orderSummary),
    refusals: ['pageCursorInvalid'],
  },
  orderCounts: {
    method: 'GET',
    path: '/shop/orders/counts',
    access: 'member',
    alone: 'shown',
    summary: 'How many orders wait to be paid, shipped or received, or have an open return request.',
    response: z.object({ toPay: z.int(), toShip: z.int(), toReceive: z.int(), afterSale: z.int() }),
    refusals: [],
  },
  order: {
    method: 'GET',
    path: '/shop/orders/:id',
    access: 'member',
    alone: 'shown',
    summary: 'An order of the member with its lines, its history and its return request.',
    params: id,
    query: z.object({ language }),
    response: orderDetail,
    refusals: ['notFound'],
  },
  cancel: {
    method: 'POST',
    path: '/shop/orders/:id/cancel',
    access: 'member',
    isVital: true,
    alone: 'undone',
    summary: 'Cancels an order that is not paid. Stock and coupon come back.',
    params: id,
    response: orderMoved,
    changes: [...MOVED, 'shop.coupons', 'shop.goods', 'shop.quote'],
    refusals: ['notFound', 'statusChanged'],
  },
  cancelPaid: {
    method: 'POST',
    path: '/shop/orders/:id/cancel-paid',
    access: 'member',
    isVital: true,
    alone: 'undone',
    summary: 'Cancels a paid order that is not packed or handed out. All that was paid comes back at once.',
    params: id,
    response: orderMoved,
    changes: [...MOVED, ...MONEY, 'shop.coupons', 'shop.goods', 'shop.quote'],
    refusals: ['notFound', 'statusChanged'],
  },
  receive: {
    method: 'POST',
    path: '/shop/orders/:id/receipt',
    access: 'member',
    alone: 'said',
    summary: 'Says that the goods have arrived.',
    params: id,
    response: orderMoved,
    changes: MOVED,
    refusals: ['notFound', 'statusChanged'],
  },
  extend: {
    method: 'POST',
    path: '/shop/orders/:id/extension',
    access: 'member',
    alone: 'noted',
    summary: 'Adds five days to the time in which goods count as received, once.',
    params: id,
    response: orderMoved,
    changes: MOVED,
    refusals: ['notFound', 'statusChanged'],
  },
  reveal: {
    method: 'POST',
    path: '/shop/orders/:id/reveal',
    access: 'money',
    own: true,
    summary: 'Has goods without shipping handed out. From then on the order cannot be cancelled.',
    params: id,
    body: z.object({ payPassword: secretField }),
    response: orderMoved,
    changes: [...MOVED, 'shop.delivery'],
    refusals: ['actingFor', 'payPasswordWrong', 'notFound', 'coolDown', 'statusChanged'],
  },
  delivery: {
    method: 'GET',
    path: '/shop/orders/:id/delivery',
    access: 'money',
    own: true,
    summary: 'What was handed out for an order: texts and codes.',
    params: id,
    response: z.object({
      items: z.array(z.object({ line: idField, text: z.nullable(z.string()), codes: z.array(z.string()) })),
    }),
    refusals: ['actingFor', 'notFound', 'coolDown', 'statusChanged'],
  },
  requestRefund: {
    method: 'POST',
    path: '/shop/orders/:id/return-requests',
    access: 'member',
    alone: 'asked',
    summary: 'Asks for money back for chosen units, with a reason and up to six pictures.',
    params: id,
    body: z.object({ reason: returnReason, lines: lineUnits }),
    files: PICTURE_FIELDS,
    response: orderMoved,
    changes: MOVED,
    refusals: ['notFound', 'statusChanged', 'refundTooMuch', 'imageRule'],
  },
  withdrawReturnRequest: {
    method: 'POST',
    path: '/shop/orders/:id/return-requests/withdrawal',
    access: 'member',
    alone: 'undone',
    summary: 'Takes the open return request of an order back. The order goes on where it was.',
    params: id,
    response: orderMoved,
    changes: MOVED,
    refusals: ['notFound', 'statusChanged'],
  },
  sendBack: {
    method: 'POST',
    path: '/shop/orders/:id/return-requests/shipment',
    access: 'member',
    alone: 'said',
    summary: 'Says how the goods of an agreed return request were sent back.',
    params: id,
    body: z.object(tracking),
    response: orderMoved,
    changes: MOVED,
    refusals: ['notFound', 'statusChanged'],
  },
  writeReview: {
    method: 'POST',
    path: '/shop/lines/:id/review',
    access: 'member',
    alone: 'said',
    summary: 'Reviews received goods, once per line of an order.',
    params: id,
    body: z.object({ stars: z.enum(STARS), text: reviewText }),
    files: PICTURE_FIELDS,
    response: nothing,
    changes: ['shop.order', 'shop.reviews'],
    refusals: ['notFound', 'reviewNotAllowed', 'imageRule'],
  },
});
