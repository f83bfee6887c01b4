import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { addAddress, changeAddress, removeAddress } from './address/save-address.ts';
import { readAddresses } from './address/queries.ts';
import { requestRefund, sendGoodsBack, withdrawReturnRequest } from './return-request/request-refund.ts';
import { claimCode, claimCoupon } from './coupon/claim-coupon.ts';
import { readCoupons } from './coupon/queries.ts';
import { addGoodsPicture, setGoodsPictures } from './desk/goods/add-goods-picture.ts';
import { changeStock } from './desk/goods/change-stock.ts';
import { readDeskClasses, readDeskGoods, readDeskGoodsList } from './desk/goods/queries.ts';
import { readDeskHotWords } from './desk/search/queries.ts';
import { saveClass } from './desk/goods/save-class.ts';
import { saveGoods, setGoodsState } from './desk/goods/save-goods.ts';
import { saveSku } from './desk/goods/save-sku.ts';
import { setHotWords } from './desk/search/set-hot-words.ts';
import { cancelForBuyer } from './desk/order/cancel-for-buyer.ts';
import { hideOneReview } from './desk/review/hide-review.ts';
import { endCoupon, issueCoupon, readDeskCoupons } from './desk/coupon/issue-coupon.ts';
import { proposeGoodwill } from './desk/order/pay-goodwill.ts';
import { readDeskOrder, readDeskOrders } from './desk/order/queries.ts';
import { readDeskReviews } from './desk/review/queries.ts';
import { packOrder, sendOrder } from './desk/order/send-order.ts';
import { readDeskDelivery, setDeliveryText, setMoreCodes } from './desk/delivery/set-delivery.ts';
import { readFreights, setFreight, setUnserved } from './desk/freight/set-freight.ts';
import { settleByRefund, settleByRefusal, settleByReturn } from './desk/return-request/settle.ts';
import { cancelOrder, cancelPaidOrder, extendOrder, receiveOrder, revealOrder } from './order/move-order.ts';
import { payOrder } from './order/pay-order.ts';
import { placeOrder } from './order/place-order.ts';
import { readQuote } from './order/queries.ts';
import { readDelivery, readOrder, readOrderCounts, readOrders } from './overview/queries.ts';
import { readReviews } from './review/queries.ts';
import { writeReview } from './review/write-review.ts';
import { changeMyCart } from './cart/change-cart.ts';
import { readCart } from './cart/queries.ts';
import { readClasses, readGoods } from './goods/queries.ts';
import { addSearch } from './search/add-search.ts';
import { addWish, removeWish } from './wish/change-wish.ts';
import { readWishes } from './wish/queries.ts';
import { readHotWords, searchGoods } from './search/queries.ts';

export const shopHandlers = (ports: Ports): Handlers<'shop'> => ({
  'shop.classes': (call) => readClasses(ports, call),
  'shop.goods': (call) => readGoods(ports, call),
  'shop.search': (call) => searchGoods(ports, call),
  'shop.hotWords': (call) => readHotWords(ports, call),
  'shop.noteSearch': (call) => addSearch(ports, call),
  'shop.wishes': (call) => readWishes(ports, call),
  'shop.addWish': (call) => addWish(ports, call),
  'shop.removeWish': (call) => removeWish(ports, call),
  'shop.cart': (call) => readCart(ports, call),
  'shop.changeCart': (call) => changeMyCart(ports, call),
  'shop.addresses': (call) => readAddresses(ports, call),
  'shop.addAddress': (call) => addAddress(ports, call),
  'shop.changeAddress': (call) => changeAddress(ports, call),
  'shop.removeAddress': (call) => removeAddress(ports, call),
  'shop.coupons': (call) => readCoupons(ports, call),
  'shop.claimCoupon': (call) => claimCoupon(ports, call),
  'shop.claimCode': (call) => claimCode(ports, call),
  'shop.quote': (call) => readQuote(ports, call),
  'shop.place': (call) => placeOrder(ports, call),
  'shop.pay': (call) => payOrder(ports, call),
  'shop.reviews': (call) => readReviews(ports, call),
  'shop.orders': (call) => readOrders(ports, call),
  'shop.orderCounts': (call) => readOrderCounts(ports, call),
  'shop.order': (call) => readOrder(ports, call),
  'shop.cancel': (call) => cancelOrder(ports, call),
  'shop.cancelPaid': (call) => cancelPaidOrder(ports, call),
  'shop.receive': (call) => receiveOrder(ports, call),
  'shop.extend': (call) => extendOrder(ports, call),
  'shop.reveal': (call) => revealOrder(ports, call),
  'shop.delivery': (call) => readDelivery(ports, call),
  'shop.requestRefund': (call) => requestRefund(ports, call),
  'shop.withdrawReturnRequest': (call) => withdrawReturnRequest(ports, call),
  'shop.sendBack': (call) => sendGoodsBack(ports, call),
  'shop.writeReview': (call) => writeReview(ports, call),
  'shop.deskOrders': (call) => readDeskOrders(ports, call),
  'shop.deskOrder': (call) => readDeskOrder(ports, call),
  'shop.pack': (call) => packOrder(ports, call),
  'shop.ship': (call) => sendOrder(ports, call),
  'shop.refund': (call) => settleByRefund(ports, call),
  'shop.agreeToReturn': (call) => settleByReturn(ports, call),
  'shop.refuseReturnRequest': (call) => settleByRefusal(ports, call),
  'shop.cancelForBuyer': (call) => cancelForBuyer(ports, call),
  'shop.goodwill': (call) => proposeGoodwill(ports, call),
  'shop.freights': () => readFreights(ports),
  'shop.setFreight': (call) => setFreight(ports, call),
  'shop.removeFreight': (call) => setUnserved(ports, call),
  'shop.deskCoupons': (call) => readDeskCoupons(ports, call),
  'shop.issueCoupon': (call) => issueCoupon(ports, call),
  'shop.withdrawCoupon': (call) => endCoupon(ports, call),
  'shop.deskReviews': (call) => readDeskReviews(ports, call),
  'shop.hideReview': (call) => hideOneReview(ports, call),
  'shop.deskDelivery': (call) => readDeskDelivery(ports, call),
  'shop.setDeliveryText': (call) => setDeliveryText(ports, call),
  'shop.addCodes': (call) => setMoreCodes(ports, call),
  'shop.deskClasses': () => readDeskClasses(ports),
  'shop.saveClass': (call) => saveClass(ports, call),
  'shop.deskGoodsList': (call) => readDeskGoodsList(ports, call),
  'shop.deskGoods': (call) => readDeskGoods(ports, call),
  'shop.saveGoods': (call) => saveGoods(ports, call),
  'shop.setGoodsState': (call) => setGoodsState(ports, call),
  'shop.addGoodsPicture': (call) => addGoodsPicture(ports, call),
  'shop.setGoodsPictures': (call) => setGoodsPictures(ports, call),
  'shop.saveSku': (call) => saveSku(ports, call),
  'shop.changeStock': (call) => changeStock(ports, call),
  'shop.deskHotWords': () => readDeskHotWords(ports),
  'shop.setHotWords': (call) => setHotWords(ports, call),
});
