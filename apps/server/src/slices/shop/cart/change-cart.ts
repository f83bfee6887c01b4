import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { changeCart, checkLines, joinCarts, withoutOrdered } from '@greenhall/domain/shop/cart/cart';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { FALLBACK } from '@greenhall/locales/languages';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { presentCart } from './present.ts';
import { cartLines, cartRows, nextRevision, replaceLines } from './store-cart.ts';

/**
 * Applies what was done on a device to the cart as it is now. Without a revision the list of the device is joined first.
 * `statusChanged` if the device knows a revision that this cart has not reached. Rule: shop#cart.
 */
export function changeMyCart(ports: Ports, call: Call<'shop.changeCart'>): Promise<Result<Answer<'shop.changeCart'>>> {
  const { memberNo } = call.caller;
  const { revision: known, lines = [], changes } = call.body;
  return once(ports, call, async (tx) => {
    const revision = await nextRevision(tx, memberNo);
    if (known !== null && BigInt(known) >= revision) return refuse('statusChanged');
    const before = await cartLines(tx, memberNo);
    const joined = known === null ? joinCarts(before, lines) : before;
    const after = changes.reduce(changeCart, joined);
    const fits = checkLines(after);
    if (!fits.ok) return fits;
    await replaceLines(tx, memberNo, after);
    return accept(presentCart(revision, await cartRows(tx, memberNo), call.query.language ?? FALLBACK));
  });
}

/** Takes what was ordered out of the buyer's cart, in the transaction of the order: what was ordered once is not ordered again. */
export async function takeOrdered(
  tx: Tx,
  memberNo: MemberNo,
  ordered: readonly { readonly skuId: bigint; readonly units: number }[],
): Promise<void> {
  const skus = ordered.map(({ skuId, units }) => ({ sku: String(skuId), units }));
  if ((await cartLines(tx, memberNo)).every(({ sku }) => !skus.some((one) => one.sku === sku))) return;
  await nextRevision(tx, memberNo);
  await replaceLines(tx, memberNo, withoutOrdered(await cartLines(tx, memberNo), skus));
}
