import { defineLive } from '../shared/live.ts';

/** Live events of the shop: an order of the member has changed. */
export const shopLive = defineLive({
  channels: [],
  events: { order: ['shop.order', 'shop.orders', 'shop.orderCounts', 'shop.coupons'] },
});
