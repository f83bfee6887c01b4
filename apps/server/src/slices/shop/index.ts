export { resealDeliveries } from './delivery/seal-deliveries.ts';
export { shopOrders } from './overview/store-references.ts';
