import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { MOST_WISHES } from '@greenhall/domain/shop/wish/wish';
import { lockText } from '../../../platform/database/locks.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { deleteWish, insertWish, numberOfWishes } from './store.ts';

/** Puts goods on the member's wish list; goods that are on it already stay where they are. Rule: shop#wish-list. */
export function addWish(ports: Ports, call: Call<'shop.addWish'>): Promise<Result<Answer<'shop.addWish'>>> {
  const me = call.caller.memberNo;
  const goodsId = BigInt(call.params.id);
  return once(ports, call, async (tx) => {
    await lockText(tx, 'shopBuyer', String(me));
    const number = await numberOfWishes(tx, me, goodsId);
    if (number >= MOST_WISHES) return refuse('wishListFull', { max: MOST_WISHES });
    return (await insertWish(tx, me, goodsId, ports.clock.now())) ? accept({}) : refuse('notFound');
  });
}

/** Takes goods off the wish list; goods that are not on it are off it already. */
export function removeWish(ports: Ports, call: Call<'shop.removeWish'>): Promise<Result<Answer<'shop.removeWish'>>> {
  return once(ports, call, async (tx) => {
    await deleteWish(tx, call.caller.memberNo, BigInt(call.params.id));
    return accept({});
  });
}
