import { defineLive, named } from '../shared/live.ts';

/** Live events of the shop: an order of the member has changed, or one of those at the desk, or its after-sales return request. */
export const shopLive = defineLive({
  channels: [],
  deskChannels: [{ ...named('orders'), act: 'shop.orders', tells: 'deskOrder' }],
  events: { order: ['shop.order', 'shop.orders', 'shop.orderCounts', 'shop.coupons'] },
  deskEvents: { deskOrder: ['shop.deskOrders', 'admin.timeline', 'admin.queues'] },
});
