import { parameter } from '../shared/parameter.ts';

/** Up to what one operator refunds of an order, and gives away by coupons within a day, without another. Rule: shop#refunds. */
export const DECISION_PARAMETERS = {
  shopAlone: parameter('mey', 'operators', { shipped: 200, min: 0, max: 1_000 }),
};

/**
 * How long goods are kept for an order that is not paid, when an order counts as received by itself, and how long after that a refund can be
 * asked for. Rule: shop#orders.
 */
export const ORDER_PARAMETERS = {
  orderPaymentMinutes: parameter('minutes', 'members', { shipped: 30, min: 15, max: 240 }),
  orderReceivingDays: parameter('days', 'members', { shipped: 10, min: 7, max: 60 }),
  orderRefundDays: parameter('days', 'members', { shipped: 7, min: 7, max: 60 }),
};

/** How long the address of an order is kept in full after the order is over. Rule: shop#orders. */
export const ADDRESS_PARAMETERS = {
  orderAddressDays: parameter('days', 'members', { shipped: 180, min: 90, max: 730 }),
};

/** All of them. */
export const SHOP_PARAMETERS = { ...DECISION_PARAMETERS, ...ORDER_PARAMETERS, ...ADDRESS_PARAMETERS };
