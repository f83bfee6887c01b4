export { readWaitingTrades } from './trade/queries-waiting.ts';
export { tradeOrders, tradeReference } from './trade/store-orders.ts';
export { tradingHall } from './listing/trading-hall.ts';
