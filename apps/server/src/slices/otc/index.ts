export { tradeOrders } from './trade/store-orders.ts';
export { tradingHall } from './trade/trading-hall.ts';
