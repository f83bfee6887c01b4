import { RETURN_PICTURES, RETURN_TRANSITIONS, REASON_LENGTH } from '@greenhall/domain/shop/order/return-request';
import { ORDER_TRANSITIONS } from '@greenhall/domain/shop/order/order';
import { REVIEW_LENGTH } from '@greenhall/domain/shop/review/review';
import * as z from 'zod/mini';
import { amountField, idField, instantField, textField, trimmed } from '../shared/fields.ts';
import { nameSchemas } from '../shared/named.ts';
import { kindField, shownText } from './fields.ts';

export const orderStateField = z.enum(ORDER_TRANSITIONS.states);
export const returnStateField = z.enum(RETURN_TRANSITIONS.states);
/** From when to when goods are expected to arrive. */
export const arrivalField = z.nullable(z.object({ from: instantField, until: instantField }));
/** A country by its two letters (ISO 3166-1). */
export const countryField = z.string().check(z.regex(/^[A-Z]{2}$/));
/** Units of a sku as they were typed; what is out of bounds is refused with its own code. */
export const unitsField = z.number();
/** Text that is printed on a parcel or shown in a list: no control characters but line ends. */
const printed = z.regex(/^[^\p{Cc}]*$/u);

export const addressFields = {
  name: textField(80).check(printed),
  phone: textField(40).check(z.regex(/^[+\d][\d ()/-]*$/)),
  country: countryField,
  lines: textField(300).check(z.regex(/^(?:[^\p{Cc}]|\n)*$/u)),
};
export const address = z.object({
  id: idField,
  ...addressFields,
  isDefault: z.boolean(),
  /** From when goods for it are packed that are paid for now; null for at once. A new place, or any after a security change, waits. */
  packableAt: z.nullable(instantField),
  /** Whether the payment password has them packed at once. */
  mayLift: z.boolean(),
  /** When they are expected; null where operators have not said how long it takes. */
  arrival: arrivalField,
});
/** The address as an order keeps it; only the country is left 180 days after the order is over. */
const orderAddress = z.object({
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  country: countryField,
  lines: z.nullable(z.string()),
});

/** What a coupon gives, in words that the screen chooses: a sum, or a part in basis points with its upper limit. */
const couponValue = {
  fixed: z.nullable(amountField),
  percentBp: z.nullable(z.int()),
  cap: z.nullable(amountField),
  minimum: amountField,
  from: instantField,
  until: instantField,
  /** The goods or the class that it covers; all goods without one. */
  covers: z.nullable(z.object({ kind: z.enum(['goods', 'class']), id: idField, name: shownText })),
};
export const coupon = z.object({
  id: idField,
  ...couponValue,
  /** Coupons that are left to claim. */
  left: z.int(),
  /** `null` while the member has not claimed it. */
  state: z.nullable(z.enum(['claimed', 'held', 'used'])),
});

export const orderLine = z.object({
  id: idField,
  goods: idField,
  sku: idField,
  name: shownText,
  options: z.array(shownText),
  picture: z.nullable(z.string()),
  price: amountField,
  units: z.int(),
  /** For all units, after the line’s part of the discount. */
  paid: amountField,
  refundedUnits: z.int(),
  refunded: amountField,
  review: z.nullable(z.object({ stars: z.int(), isHidden: z.boolean() })),
});

export const returnRequest = z.object({
  id: idField,
  state: returnStateField,
  reason: z.string(),
  pictures: z.array(z.string()).check(z.maxLength(RETURN_PICTURES)),
  lines: z.array(z.object({ line: idField, units: z.int() })),
  reply: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  amount: z.nullable(amountField),
  at: instantField,
  /** By when agreed goods have to be sent back. */
  dueAt: z.nullable(instantField),
  endedAt: z.nullable(instantField),
});

/** What the buyer can do with an order now. */
export const ORDER_ACTS = ['pay', 'cancel', 'cancelPaid', 'receive', 'extend', 'reveal', 'requestRefund'] as const;

const STEPS = [
  'place',
  ...new Set(ORDER_TRANSITIONS.states.flatMap((state) => ORDER_TRANSITIONS.events(state))),
  'goodwill',
] as const;
export const stepField = z.enum(STEPS);

export const orderSummary = z.object({
  id: idField,
  number: z.string(),
  kind: kindField,
  state: orderStateField,
  total: amountField,
  units: z.int(),
  lines: z.array(z.object({ name: shownText, picture: z.nullable(z.string()), units: z.int() })),
  at: instantField,
  dueAt: z.nullable(instantField),
});

export const orderDetail = z.object({
  id: idField,
  number: z.string(),
  kind: kindField,
  state: orderStateField,
  lines: z.array(orderLine),
  goods: amountField,
  discount: amountField,
  freight: amountField,
  total: amountField,
  refunded: amountField,
  goodwill: amountField,
  note: z.nullable(z.string()),
  address: z.nullable(orderAddress),
  /** Until when goods are not packed, because the address or the account’s security changed; null if they may be. */
  packableAt: z.nullable(instantField),
  /** Until when goods without shipping are not handed out or shown, because the account’s security changed. */
  handedOutFrom: z.nullable(instantField),
  at: instantField,
  /** The end of the time to pay, to confirm receipt, or to ask for a refund, by the state. */
  dueAt: z.nullable(instantField),
  paidAt: z.nullable(instantField),
  isPacked: z.boolean(),
  carrier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  /** When goods that are paid and have not been received are expected; null where operators have not said how long it takes. */
  arrival: arrivalField,
  isRevealed: z.boolean(),
  isClosed: z.boolean(),
  acts: z.array(z.enum(ORDER_ACTS)),
  returnRequest: z.nullable(returnRequest),
  steps: z.array(
    z.object({
      event: stepField,
      by: z.enum(['buyer', 'system', 'desk']),
      amount: z.nullable(amountField),
      at: instantField,
    }),
  ),
});

/** What a write on an order answers; the order itself is read again. */
export const orderMoved = z.object({
  id: idField,
  number: z.string(),
  state: orderStateField,
  total: amountField,
  dueAt: z.nullable(instantField),
});

export const review = z.object({
  id: idField,
  stars: z.int(),
  text: z.string(),
  pictures: z.array(z.string()),
  by: z.string(),
  at: instantField,
});

export const reviewText = z.string().check(trimmed, z.maxLength(REVIEW_LENGTH));
export const returnReason = textField(REASON_LENGTH);

nameSchemas({
  ShopAddress: address,
  Coupon: coupon,
  OrderLine: orderLine,
  ReturnRequest: returnRequest,
  ShopOrder: orderDetail,
  ShopOrderSummary: orderSummary,
  Review: review,
});
