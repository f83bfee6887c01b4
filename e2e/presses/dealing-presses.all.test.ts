import { testFailureModes } from './in-failure-modes.ts';
import { dealingWorld } from './dealing-world.ts';

testFailureModes(dealingWorld(), [
  'web/features/shop/order/order-acts shop.receive',
  'web/features/shop/order/order-acts shop.cancelPaid',
  'web/features/shop/order/return-card shop.withdrawReturnRequest',
]);
