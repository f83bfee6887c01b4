export { resealDeliveries } from './delivery/seal-deliveries.ts';
export { ordersOutsideDownline } from './interest/queries.ts';
export { orderReference, shopOrders } from './overview/store-references.ts';
