import type { Language } from '@greenhall/locales/languages';
import { isRefusedBy } from '@greenhall/client/refused';
import { toast } from '../../../shared/overlays/overlays.ts';
import { links } from '../../../shared/page/links.ts';
import { openScreen } from '../../../shared/page/history.ts';
import { whileHere } from '../../../shared/request/while-here.ts';
import { api } from '../../../shared/request/api.ts';
import { texts } from '../../../shared/text/texts.ts';
import type { OrderLine } from '../order/kinds.ts';
import { addedGoods, newLine } from './cart-lines.ts';
import { saveChanges, useCartLines } from './cart-store.ts';
import { sendCart } from './send-cart.ts';

/** The goods as they are offered now; `undefined` if they are not. */
async function readGoods(id: string, language: Language) {
  try {
    return await api('shop.goods', { params: { id }, query: { language } });
  } catch (error) {
    if (isRefusedBy(error, 'notFound')) return undefined;
    throw error;
  }
}

/** Puts a line of an order into the cart again, as far as it is offered; whether all of its units are there. */
async function addLine({ goods: id, sku: bought, units }: OrderLine, language: Language): Promise<boolean> {
  const goods = await readGoods(id, language);
  const sku = goods?.skus.find((one) => one.id === bought);
  if (!goods || !sku) return false;
  const inCart = useCartLines.getState().lines.find((line) => line.sku.id === bought)?.num ?? 0;
  const num = Math.min(units, Math.min(sku.orderLimit, sku.stock) - inCart);
  if (num <= 0) return false;
  const isKept = saveChanges([{ op: 'add', sku: bought, num }], newLine(addedGoods(goods, sku, num)));
  return isKept && num === units;
}

/** Puts all lines of an order into the cart again and opens it; says so if some could not be added. */
export async function buyAgain(lines: readonly OrderLine[], language: Language): Promise<void> {
  const go = whileHere();
  let isWhole = true;
  for (const line of lines) isWhole = (await addLine(line, language)) && isWhole;
  void sendCart();
  const { t } = texts();
  if (isWhole) toast(t('shop.added'), 'success');
  else toast(t('orders.someNotAdded'), 'error');
  go(() => openScreen(links.cart()));
}
