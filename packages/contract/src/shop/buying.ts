import { NOTE_LENGTH } from '@greenhall/domain/shop/order/order';
import * as z from 'zod/mini';
import { amountField, idField, nothing, page, pageQuery, secretField, trimmed } from '../shared/fields.ts';
import { languageField } from '../shared/language.ts';
import { defineRoutes } from '../shared/route.ts';
import { shownText } from './fields.ts';
import { address, addressFields, countryField, coupon, orderMoved, review, unitsField } from './order-fields.ts';

const id = z.object({ id: idField });
const language = z.optional(languageField);
/** Skus with their units on one line, as `12:1,40:2`. */
const skuUnits = z.string().check(z.maxLength(3_000), z.regex(/^[1-9]\d{0,17}:\d{1,3}(?:,[1-9]\d{0,17}:\d{1,3})*$/));

/** An address as it is saved. With the payment password goods for it are packed at once. */
const savedAddress = z.object({ ...addressFields, isDefault: z.boolean(), payPassword: z.optional(secretField) });

const quoteLine = z.object({
  sku: idField,
  name: shownText,
  options: z.array(shownText),
  picture: z.nullable(z.string()),
  price: amountField,
  units: z.int(),
  /** What the stock and the limit of an order leave. */
  left: z.int(),
  fault: z.nullable(z.enum(['goodsUnavailable', 'quantityRule', 'stockShort'])),
});

/** What a new order changes for its buyer. */
const PLACED = ['shop.orders', 'shop.orderCounts', 'shop.coupons', 'shop.goods', 'shop.quote', 'shop.cart'] as const;

/** Addresses, coupons, and placing and paying an order. */
export const shopBuyingRoutes = defineRoutes({
  addresses: {
    method: 'GET',
    path: '/shop/addresses',
    access: 'member',
    alone: 'shown',
    summary: 'The member’s addresses, the default one first, and the countries that are served.',
    response: z.object({ items: z.array(address), countries: z.array(countryField) }),
    refusals: [],
  },
  addAddress: {
    method: 'POST',
    path: '/shop/addresses',
    access: 'money',
    own: true,
    summary: 'Adds an address, up to twenty; goods for it are packed a day later without the payment password.',
    body: savedAddress,
    response: address,
    changes: ['shop.addresses'],
    refusals: ['actingFor', 'payPasswordWrong', 'addressLimit'],
  },
  changeAddress: {
    method: 'PUT',
    path: '/shop/addresses/:id',
    access: 'money',
    own: true,
    summary: 'Changes an address. Orders keep the one that they were placed with.',
    params: id,
    body: savedAddress,
    response: address,
    changes: ['shop.addresses', 'shop.quote'],
    refusals: ['actingFor', 'payPasswordWrong', 'notFound'],
  },
  removeAddress: {
    method: 'DELETE',
    path: '/shop/addresses/:id',
    access: 'money',
    own: true,
    summary: 'Removes an address. Orders keep the one that they were placed with.',
    params: id,
    response: nothing,
    changes: ['shop.addresses'],
    refusals: ['actingFor', 'notFound'],
  },
  coupons: {
    method: 'GET',
    path: '/shop/coupons',
    access: 'member',
    alone: 'shown',
    summary: 'Coupons that the member has, and those that are offered to everybody.',
    query: z.object({ language }),
    response: z.object({ items: z.array(coupon) }),
    refusals: [],
  },
  claimCoupon: {
    method: 'POST',
    path: '/shop/coupons/:id/claim',
    access: 'member',
    alone: 'asked',
    summary: 'Claims a coupon that is offered, one per member.',
    params: id,
    response: nothing,
    changes: ['shop.coupons', 'shop.quote'],
    refusals: ['couponUnusable'],
  },
  claimCode: {
    method: 'POST',
    path: '/shop/coupons/codes',
    access: 'member',
    alone: 'asked',
    summary: 'Claims a coupon by its code, one per member.',
    body: z.object({ couponCode: z.string().check(trimmed, z.maxLength(40)) }),
    response: nothing,
    changes: ['shop.coupons', 'shop.quote'],
    refusals: ['tooFrequent', 'couponUnusable'],
  },
  quote: {
    method: 'GET',
    path: '/shop/quote',
    access: 'member',
    alone: 'shown',
    summary: 'What an order of these skus would cost, with the coupons that can be used for it.',
    query: z.object({ lines: skuUnits, country: z.optional(countryField), coupon: z.optional(idField), language }),
    response: z.object({
      lines: z.array(quoteLine),
      goods: amountField,
      discount: amountField,
      /** Null without a country, and where the country is not served. */
      freight: z.nullable(amountField),
      total: z.nullable(amountField),
      isServed: z.boolean(),
      needsAddress: z.boolean(),
      coupons: z.array(z.object({ id: idField, discount: amountField })),
    }),
    refusals: ['notFound', 'badRequest', 'amountRange'],
  },
  place: {
    method: 'POST',
    path: '/shop/orders',
    access: 'member',
    alone: 'asked',
    summary: 'Places an order of goods of one kind. They are kept for thirty minutes; nothing is paid yet.',
    body: z.object({
      lines: z.array(z.object({ sku: idField, units: unitsField })).check(z.minLength(1), z.maxLength(100)),
      address: z.optional(idField),
      coupon: z.optional(idField),
      note: z.optional(z.string().check(trimmed, z.maxLength(NOTE_LENGTH), z.regex(/^\P{Cc}*$/u))),
      /** The total that was shown. If it is another now, nothing is ordered. */
      total: amountField,
    }),
    response: orderMoved,
    changes: PLACED,
    refusals: [
      'functionBanned',
      'tooFrequent',
      'notFound',
      'goodsUnavailable',
      'quantityRule',
      'amountRange',
      'notDelivered',
      'couponUnusable',
      'ownInterest',
      'priceChanged',
      'unpaidOrders',
      'stockShort',
    ],
  },
  pay: {
    method: 'POST',
    path: '/shop/orders/:id/payment',
    access: 'money',
    summary: 'Pays an order in mey. The coins are kept for this order until it closes.',
    params: id,
    body: z.object({ payPassword: secretField }),
    response: orderMoved,
    changes: [
      'shop.order',
      'shop.orders',
      'shop.orderCounts',
      'wallet.balances',
      'wallet.bill',
      'wallet.activity',
      'wallet.history',
    ],
    refusals: [
      'payPasswordWrong',
      'notFound',
      'coolDown',
      'transferLocked',
      'switchCoolDown',
      'statusChanged',
      'paymentTimeout',
      'insufficientBalance',
    ],
  },
  reviews: {
    method: 'GET',
    path: '/shop/goods/:id/reviews',
    access: 'public',
    summary: 'Reviews of goods, newest first.',
    params: id,
    query: z.object(pageQuery),
    response: page(review),
    refusals: ['pageCursorInvalid'],
  },
});
