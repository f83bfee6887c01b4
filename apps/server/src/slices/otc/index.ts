export { tradeOrders } from './trade/store-orders.ts';
