import { COUPON_STATES } from '@greenhall/domain/shop/coupon/coupon';
import { MOST_DAYS } from '@greenhall/domain/shop/freight/freight';
import { ORDER_TRANSITIONS } from '@greenhall/domain/shop/order/order';
import * as z from 'zod/mini';
import { amountField, idField, instantField, memberNoField, nothing, page, textField } from '../shared/fields.ts';
import { languageField } from '../shared/language.ts';
import { listQuery } from '../shared/list-query.ts';
import { nameSchemas } from '../shared/named.ts';
import { doneOrProposed, reasonField } from '../shared/proposal.ts';
import { defineRoutes } from '../shared/route.ts';
import {
  returnStateField,
  countryField,
  coupon,
  returnRequest,
  orderDetail,
  orderMoved,
  orderSummary,
} from './order-fields.ts';

const id = z.object({ id: idField });
const language = z.optional(languageField);
const line = z.regex(/^\P{Cc}*$/u);
const buyer = z.object({ member: memberNoField, name: z.string() });
const deskOrder = z.extend(z.omit(orderDetail, { acts: true }), {
  buyer,
  /** What was paid and is neither refunded nor earned. */
  held: amountField,
  cost: amountField,
});
const deskSummary = z.extend(orderSummary, { buyer, returnState: z.nullable(returnStateField) });
const daysField = z.int().check(z.gte(1), z.lte(MOST_DAYS));
const freight = z.object({
  country: countryField,
  first: amountField,
  further: amountField,
  freeFrom: z.nullable(amountField),
  /** How many days it takes until goods arrive, packing included; null where nobody has said. */
  days: z.nullable(z.object({ least: daysField, most: daysField })),
});
const deskCoupon = z.object({
  id: idField,
  code: z.nullable(z.string()),
  fixed: z.nullable(amountField),
  percentBp: z.nullable(z.int()),
  cap: z.nullable(amountField),
  minimum: amountField,
  goods: z.nullable(idField),
  classId: z.nullable(idField),
  covers: coupon.shape.covers,
  from: instantField,
  until: instantField,
  number: z.int(),
  claimed: z.int(),
  used: z.int(),
  isWithdrawn: z.boolean(),
});
const deskReview = z.object({
  id: idField,
  goods: idField,
  goodsName: z.string(),
  stars: z.int(),
  text: z.string(),
  pictures: z.array(z.string()),
  by: z.string(),
  at: instantField,
  hiddenFor: z.nullable(z.string()),
});

const delivery = z.object({
  stock: z.int(),
  hasText: z.boolean(),
  codesUnused: z.int(),
  codesUsed: z.int(),
});

nameSchemas({ DeskShopOrder: deskOrder, Freight: freight, DeskCoupon: deskCoupon, DeskReview: deskReview });

/** Who an act on an order concerns: operators who are involved with the buyer are refused. */
const INVOLVED = ['reviewerInvolved', 'reviewerUndeclared'] as const;
const MOVED = ['shop.deskOrder', 'shop.deskOrders', 'admin.timeline'] as const;
const orders = { access: 'operator', act: 'shop.orders' } as const;

/** Orders, return requests, freight, coupons and reviews for operators. */
export const shopOrderDeskRoutes = defineRoutes({
  deskOrders: {
    ...orders,
    method: 'GET',
    path: '/admin/shop/orders',
    needs: 'read',
    summary:
      'Orders, newest first; by state, number, buyer, total or time. Those with an open return request are in `afterSale`.',
    query: listQuery(
      { state: ORDER_TRANSITIONS.states, number: 'code', member: 'member', total: 'amount', made: 'moment' },
      ['-made', 'total'],
      { openReturnRequest: z.optional(z.literal('1')), language },
    ),
    response: page(deskSummary),
    refusals: ['pageCursorInvalid'],
  },
  deskOrder: {
    ...orders,
    method: 'GET',
    path: '/admin/shop/orders/:id',
    needs: 'propose',
    summary: 'An order with its address, for the operator who handles it; recorded in the audit log.',
    params: id,
    query: z.object({ language }),
    response: deskOrder,
    refusals: ['notFound'],
  },
  pack: {
    ...orders,
    method: 'POST',
    path: '/admin/shop/orders/:id/packing',
    needs: 'propose',
    summary: 'Marks an order as packed; from then on its buyer cannot cancel it.',
    params: id,
    response: orderMoved,
    changes: MOVED,
    refusals: ['notFound', ...INVOLVED, 'statusChanged', 'coolDown'],
  },
  ship: {
    ...orders,
    method: 'POST',
    path: '/admin/shop/orders/:id/shipment',
    needs: 'propose',
    summary: 'Says how an order was shipped; its buyer is told.',
    params: id,
    body: z.object({ carrier: textField(60).check(line), tracking: textField(80).check(line) }),
    response: orderMoved,
    changes: MOVED,
    refusals: ['notFound', ...INVOLVED, 'statusChanged', 'coolDown'],
  },
  refund: {
    ...orders,
    method: 'POST',
    path: '/admin/shop/return-requests/:id/refund',
    needs: ['propose', 'decide'],
    summary:
      'Refunds what a return request asks for; above what one operator may decide for one order a second one decides.',
    params: id,
    body: z.object({
      /** Refund what sending cost, too; where nothing was shipped it always is. */
      freight: z.boolean(),
      /** The lines whose units go back into the stock. */
      restock: z.array(idField).check(z.maxLength(100)),
      reason: reasonField,
    }),
    response: doneOrProposed,
    changes: [...MOVED, 'admin.proposals'],
    refusals: ['notFound', ...INVOLVED, 'statusChanged', 'refundTooMuch'],
  },
  agreeToReturn: {
    ...orders,
    method: 'POST',
    path: '/admin/shop/return-requests/:id/agreement',
    needs: 'propose',
    summary: 'Agrees to a return request for goods that come back; the buyer has fourteen days to send them.',
    params: id,
    body: z.object({ reply: textField(500) }),
    response: returnRequest,
    changes: MOVED,
    refusals: ['notFound', ...INVOLVED, 'statusChanged'],
  },
  refuseReturnRequest: {
    ...orders,
    method: 'POST',
    path: '/admin/shop/return-requests/:id/refusal',
    needs: 'propose',
    summary: 'Refuses a return request with a reason that the buyer sees. The order goes on where it was.',
    params: id,
    body: z.object({ reply: textField(500) }),
    response: returnRequest,
    changes: MOVED,
    refusals: ['notFound', ...INVOLVED, 'statusChanged'],
  },
  cancelForBuyer: {
    ...orders,
    method: 'POST',
    path: '/admin/shop/orders/:id/cancellation',
    needs: ['propose', 'decide'],
    summary:
      'Cancels a paid order that cannot be delivered, with everything back; above what one operator may decide a second one decides.',
    params: id,
    body: z.object({ reason: reasonField }),
    response: doneOrProposed,
    changes: [...MOVED, 'admin.proposals'],
    refusals: ['notFound', ...INVOLVED, 'statusChanged'],
  },
  goodwill: {
    ...orders,
    method: 'POST',
    path: '/admin/shop/orders/:id/goodwill',
    needs: ['propose', 'decide'],
    summary: 'Proposes to pay something for an order that has closed, once, out of the platform’s own income.',
    params: id,
    body: z.object({ amount: amountField, reason: reasonField }),
    response: doneOrProposed,
    changes: [...MOVED, 'admin.proposals'],
    refusals: ['notFound', ...INVOLVED, 'amountRule', 'statusChanged', 'refundTooMuch', 'insufficientBalance'],
  },
  freights: {
    access: 'operator',
    act: 'shop.freight',
    method: 'GET',
    path: '/admin/shop/freight',
    needs: 'read',
    summary: 'What sending costs, by country. A country without a row is not served.',
    response: z.object({ items: z.array(freight) }),
    refusals: [],
  },
  setFreight: {
    access: 'operator',
    act: 'shop.freight',
    method: 'PUT',
    path: '/admin/shop/freight/:country',
    needs: 'alone',
    summary: 'Sets what sending to a country costs, for orders from now on.',
    params: z.object({ country: countryField }),
    body: z.extend(z.omit(freight, { country: true, days: true }), { days: z.optional(freight.shape.days) }),
    response: freight,
    changes: ['shop.freights'],
    refusals: ['amountRule', 'amountRange', 'badRequest'],
  },
  removeFreight: {
    access: 'operator',
    act: 'shop.freight',
    method: 'DELETE',
    path: '/admin/shop/freight/:country',
    needs: 'alone',
    summary: 'No longer serves a country. Orders that were placed stay.',
    params: z.object({ country: countryField }),
    response: nothing,
    changes: ['shop.freights'],
    refusals: ['notFound'],
  },
  deskCoupons: {
    access: 'operator',
    act: 'shop.coupons',
    method: 'GET',
    path: '/admin/shop/coupons',
    needs: 'read',
    summary: 'Coupons, newest first.',
    query: listQuery({ state: COUPON_STATES, code: 'code', made: 'moment' }, ['-made'], { language }),
    response: page(deskCoupon),
    refusals: ['pageCursorInvalid'],
  },
  issueCoupon: {
    access: 'operator',
    act: 'shop.coupons',
    method: 'POST',
    path: '/admin/shop/coupons',
    needs: ['propose', 'decide'],
    summary:
      'Issues a coupon; above half of the price, or above what one operator may give away in a day, a second one decides.',
    body: z.object({
      couponCode: z.optional(z.string().check(z.regex(/^[A-Z0-9-]{4,20}$/))),
      fixed: z.optional(amountField),
      percentBp: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
      cap: z.optional(amountField),
      minimum: amountField,
      goods: z.optional(idField),
      classId: z.optional(idField),
      from: instantField,
      until: instantField,
      number: z.int().check(z.gte(1), z.lte(1_000_000)),
      reason: reasonField,
    }),
    response: doneOrProposed,
    changes: ['shop.deskCoupons', 'admin.proposals'],
    refusals: ['badRequest', 'amountRule', 'notFound', 'reviewerUndeclared', 'resubmitted'],
  },
  withdrawCoupon: {
    access: 'operator',
    act: 'shop.coupons',
    method: 'POST',
    path: '/admin/shop/coupons/:id/withdrawal',
    needs: 'propose',
    summary: 'Stops a coupon from being claimed or used. Orders that were placed with it keep it.',
    params: id,
    response: nothing,
    changes: ['shop.deskCoupons'],
    refusals: ['notFound', 'statusChanged'],
  },
  deskReviews: {
    access: 'operator',
    act: 'shop.reviews',
    method: 'GET',
    path: '/admin/shop/reviews',
    needs: 'read',
    summary: 'Reviews, newest first.',
    query: listQuery({ member: 'member', made: 'moment' }, ['-made']),
    response: page(deskReview),
    refusals: ['pageCursorInvalid'],
  },
  hideReview: {
    access: 'operator',
    act: 'shop.reviews',
    method: 'POST',
    path: '/admin/shop/reviews/:id/hiding',
    needs: 'alone',
    summary: 'Hides a review with a reason. A review is never edited.',
    params: id,
    body: z.object({ reason: textField(300) }),
    response: nothing,
    changes: ['shop.deskReviews'],
    refusals: ['notFound', 'statusChanged'],
  },
  deskDelivery: {
    access: 'operator',
    act: 'shop.delivery',
    method: 'GET',
    path: '/admin/shop/skus/:id/delivery',
    needs: 'read',
    summary: 'Whether a sku hands out a text, and how many codes it has; never the codes.',
    params: id,
    response: delivery,
    refusals: ['notFound'],
  },
  setDeliveryText: {
    access: 'operator',
    act: 'shop.delivery',
    method: 'PUT',
    path: '/admin/shop/skus/:id/delivery',
    needs: 'alone',
    summary: 'Sets the text that every unit of goods without shipping hands out.',
    params: id,
    body: z.object({ text: textField(2_000) }),
    response: delivery,
    changes: ['shop.deskDelivery'],
    refusals: ['reviewerUndeclared', 'notFound', 'statusChanged'],
  },
  addCodes: {
    access: 'operator',
    act: 'shop.delivery',
    method: 'POST',
    path: '/admin/shop/skus/:id/codes',
    needs: 'alone',
    summary: 'Adds codes to goods without shipping, one for each unit; the stock grows by as many.',
    params: id,
    body: z.object({ codes: z.array(textField(200)).check(z.minLength(1), z.maxLength(500)) }),
    response: delivery,
    changes: ['shop.deskDelivery'],
    refusals: ['reviewerUndeclared', 'notFound', 'statusChanged'],
  },
});
