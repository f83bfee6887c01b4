import { MOST_LINES } from '@greenhall/domain/shop/cart/cart';
import { links } from '../../../shared/page/links.ts';
import { openScreen } from '../../../shared/page/history.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useStore } from '../../../shared/session/store.ts';
import { loadTexts, texts } from '../../../shared/text/texts.ts';
import { type AddedGoods, newLine } from './cart-lines.ts';
import { saveChanges, useCartLines } from './cart-store.ts';
import { sendCart } from './send-cart.ts';

/** The mode that opens the cart after adding. */
export const OPEN_CART = 2;

/** Adds goods to the cart, if somebody is signed in and the sku has something in stock. Rule: shop#cart. */
export function addToCart(goods: AddedGoods, mode?: typeof OPEN_CART): void {
  const { t } = texts();
  if (!useStore.getState().LoginState) return toast(t('shop.addSignedOut'), 'error');
  if (goods.sku.stock <= 0) return toast(t('shop.addNoStock'), 'error');
  const inCart = useCartLines.getState().lines.find(({ sku }) => sku.id === goods.sku.id)?.num ?? 0;
  if (inCart + goods.num > goods.orderLimit) return toast(t('shop.limit', { count: goods.orderLimit }), 'error');
  const isKept = saveChanges([{ op: 'add', sku: goods.sku.id, num: goods.num }], newLine(goods));
  if (!isKept) return void loadTexts('errors').then(() => toast(t('cartFull', { max: MOST_LINES }), 'error'));
  toast(t('shop.added'), 'success');
  void sendCart();
  if (mode === OPEN_CART) openScreen(links.cart());
}
