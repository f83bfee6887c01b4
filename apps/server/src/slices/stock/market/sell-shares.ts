import { parseShares } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Offer } from '@greenhall/domain/stock/market/market';
import { checkSale } from '@greenhall/domain/stock/market/sale';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { checkOutgoing, provePayPassword } from '../../identity/index.ts';
import { checkRestricted } from '../../members/index.ts';
import { lockOpenDay } from './day.ts';
import { presentSale } from './present.ts';
import { appendEvent, moveMarket } from './store-market.ts';
import { addOnOffer, sharesOf } from './store-member.ts';
import { insertOffer } from './store-queue.ts';

/** Offers held shares at the end of the queue. An offer cannot be withdrawn. Rule: stock#sales. */
export async function sellShares(ports: Ports, call: Call<'stock.sell'>): Promise<Result<Answer<'stock.sell'>>> {
  const me = call.caller.memberNo;
  const proved = await provePayPassword(ports, call.caller, call.body.payPassword);
  if (!proved.ok) return proved;
  const free = await checkOutgoing(ports.db, me, 'sale', ports.clock.now());
  if (!free.ok) return free;
  const quantity = parseShares(call.body.quantity);
  if (quantity === undefined) return refuse('badRequest');
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const open = await lockOpenDay(tx, at);
    if (!open.ok) return open;
    const { market, day, plan } = open.value;
    const allowed = await checkRestricted(tx, me, 'shares', at);
    if (!allowed.ok) return allowed;
    const { held, onOffer } = await sharesOf(tx, me);
    const may = checkSale({ held, onOffer }, quantity);
    if (!may.ok) return may;
    const number = market.nextOffer;
    const offer: Offer = { number, member: me, isClearOut: false, quantity, left: quantity, offeredOn: day };
    await insertOffer(tx, offer, at);
    await addOnOffer(tx, me, quantity);
    await moveMarket(tx, { nextOffer: number + 1n });
    await appendEvent(tx, { day, kind: 'sale', payload: { member: String(me), quantity: String(quantity) }, at });
    return accept(presentSale({ ...offer, received: 0n, state: 'waiting', at }, plan.plan));
  });
}
