import type { Reply } from '@greenhall/client/route-input';
import { parseAmount } from '@greenhall/domain/shared/money';
import type { Cart } from '../cart/cart-lines.ts';

export type Quote = Reply<'shop.quote'>;

/** Units of a sku that are to be ordered. */
export interface Wanted {
  readonly sku: string;
  readonly units: number;
}

/** What is wanted as one text, as the quote reads it. */
export const wantedText = (wanted: readonly Wanted[]): string =>
  wanted.map(({ sku, units }) => `${sku}:${units}`).join(',');

/** The coupon that saves most on an order, of equals the first; `undefined` without any. Rule: shop#coupons. */
export function bestOf(coupons: Quote['coupons']): string | undefined {
  const off = ({ discount }: Quote['coupons'][number]) => parseAmount(discount) ?? 0n;
  return coupons.reduce<Quote['coupons'][number] | undefined>(
    (best, one) => (best && off(best) >= off(one) ? best : one),
    undefined,
  )?.id;
}

/**
 * What of the cart the next order takes: the ticked lines that can be bought, those that are shipped first, because an
 * order has goods of one kind.
 */
export function nextOrder(cart: Cart | undefined): { wanted: readonly Wanted[]; isPart: boolean } {
  const ticked = cart?.lines.filter(({ isTicked, state }) => isTicked && state === 'ok') ?? [];
  const shipped = ticked.filter(({ kind }) => kind === 'shipped');
  const chosen = shipped.length > 0 ? shipped : ticked;
  return {
    wanted: chosen.map(({ sku, num }) => ({ sku, units: num })),
    isPart: chosen.length < ticked.length,
  };
}
