export { tradeOrders } from './trade/store-orders.ts';
export { tradingHall } from './listing/trading-hall.ts';
