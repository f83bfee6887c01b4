export { resealDeliveries } from './delivery/seal-deliveries.ts';
export { ordersOutOfLines } from './interest/queries.ts';
export { shopOrders } from './overview/store-references.ts';
