import { pressInManners } from './in-manners.ts';
import { dealingWorld } from './dealing-world.ts';

pressInManners(dealingWorld(), [
  'web/features/shop/order/order-acts shop.receive',
  'web/features/shop/order/order-acts shop.cancelPaid',
  'web/features/shop/order/return-card shop.withdrawReturnRequest',
]);
