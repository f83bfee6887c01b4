export { waitingTrades } from './trade/store-waiting.ts';
export { tradeOrders, tradeReference } from './trade/store-orders.ts';
export { tradingHall } from './listing/trading-hall.ts';
