import { shopGoodsRoutes } from './goods.ts';

/** The routes of the shop. */
export const shopRoutes = { ...shopGoodsRoutes };
