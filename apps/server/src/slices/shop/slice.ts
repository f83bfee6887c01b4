import { CLAIM_TRANSITIONS } from '@greenhall/domain/shop/coupon/coupon';
import { GOODS_TRANSITIONS } from '@greenhall/domain/shop/goods/goods';
import { RETURN_TRANSITIONS } from '@greenhall/domain/shop/order/return-request';
import { ORDER_TRANSITIONS } from '@greenhall/domain/shop/order/order';
import { stateMachine } from '../../platform/facts/state-machines.ts';
import { defineSlice } from '../../platform/slice.ts';
import { endLapsedReturnRequests } from './return-request/end-lapsed.ts';
import { returnRequestFiles } from './return-request/store.ts';
import { shopChecks } from './checks.ts';
import { shopCancel } from './desk/order/cancel-for-buyer.ts';
import { shopCoupon } from './desk/coupon/issue-coupon.ts';
import { couponsAt } from './desk/coupon/store.ts';
import { shopGoodwill } from './desk/order/pay-goodwill.ts';
import { goodsOf } from './desk/goods/store.ts';
import { shopPrice } from './desk/goods/save-sku.ts';
import { shopRefund } from './desk/return-request/settle.ts';
import { ORDERS } from './desk/order/store.ts';
import { shopFiles } from './goods/store-pictures.ts';
import { endDueOrders, endOldAddresses } from './order/end-due-orders.ts';
import { isOrderDue } from './order/store.ts';
import { REVIEWS, reviewFiles } from './review/store.ts';
import { shopHandlers } from './routes.ts';
import { countSearches } from './search/add-search.ts';
import { shopPersonal } from './store-personal.ts';
import { orderCases } from './desk/order/cases.ts';

export const shopSlice = defineSlice({
  name: 'shop',
  handlers: shopHandlers,
  personalData: shopPersonal,
  jobs: (ports) => [
    { name: 'count-searches', everyMs: 600_000, whileClosed: 'goesOn', runsIn: 'one', run: () => countSearches(ports) },
    {
      name: 'end-due-orders',
      everyMs: 2_000,
      whileClosed: 'waits',
      runsIn: 'one',
      due: isOrderDue,
      run: () => endDueOrders(ports),
    },
    {
      name: 'end-lapsed-return-requests',
      everyMs: 60_000,
      whileClosed: 'waits',
      runsIn: 'one',
      run: () => endLapsedReturnRequests(ports),
    },
    {
      name: 'end-old-addresses',
      everyMs: 3_600_000,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: () => endOldAddresses(ports),
    },
  ],
  checks: shopChecks,
  files: async (db, among) => [
    ...(await shopFiles(db, among)),
    ...(await returnRequestFiles(db, among)),
    ...(await reviewFiles(db, among)),
  ],
  proposals: (outside) => [shopRefund(outside), shopCancel(outside), shopGoodwill(outside), shopCoupon, shopPrice],
  // Which indexes a list needs does not depend on the moment or the kind.
  lists: [ORDERS, REVIEWS, couponsAt(new Date(0)), goodsOf()],
  cases: orderCases,
  states: {
    Goods: stateMachine('shop_goods.state', GOODS_TRANSITIONS),
    'Shop order': stateMachine('shop_order.state', ORDER_TRANSITIONS),
    'Return request': stateMachine('shop_return_request.state', RETURN_TRANSITIONS),
    'Claim on a coupon': stateMachine('shop_coupon_claim.state', CLAIM_TRANSITIONS),
  },
});
