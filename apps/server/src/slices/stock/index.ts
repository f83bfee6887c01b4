export { levelPayments } from './payment/store-orders.ts';
export { coolingPayments } from './payment/store.ts';
export { memberFees } from './payment/queries-fees.ts';
export { sharesWorth } from './market/queries-worth.ts';
export { replayDay } from './settlement/replay.ts';
export { LAST_SETTLED_DAY, lastSettled } from './bonus/store-bonus.ts';
export { isCrediting } from './settlement/store-credit.ts';
export { lateDay } from './settlement/late.ts';
