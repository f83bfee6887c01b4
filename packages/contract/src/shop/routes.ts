import { shopCartRoutes } from './cart.ts';
import { shopGoodsRoutes } from './goods.ts';
import { shopSearchRoutes } from './search.ts';

/** The routes of the shop. */
export const shopRoutes = { ...shopGoodsRoutes, ...shopSearchRoutes, ...shopCartRoutes };
