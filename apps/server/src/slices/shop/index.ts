export { resealDeliveries } from './delivery/seal-deliveries.ts';
export { ordersOutOfLines } from './interest/queries.ts';
export { orderReference, shopOrders } from './overview/store-references.ts';
