import { shopBuyingRoutes } from './buying.ts';
import { shopCartRoutes } from './cart.ts';
import { shopGoodsDeskRoutes } from './goods-desk.ts';
import { shopGoodsRoutes } from './goods.ts';
import { shopOrderDeskRoutes } from './order-desk.ts';
import { shopOrderRoutes } from './orders.ts';
import { shopSearchRoutes } from './search.ts';
import { shopWishRoutes } from './wishes.ts';

/** The routes of the shop. */
export const shopRoutes = {
  ...shopGoodsRoutes,
  ...shopSearchRoutes,
  ...shopWishRoutes,
  ...shopCartRoutes,
  ...shopBuyingRoutes,
  ...shopOrderRoutes,
  ...shopOrderDeskRoutes,
  ...shopGoodsDeskRoutes,
};
