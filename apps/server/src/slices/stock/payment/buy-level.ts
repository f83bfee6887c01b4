import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { type PaymentKind, PAYMENT_COINS, priceOfPayment } from '@greenhall/domain/stock/payment/payments';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { provePayPassword } from '../../identity/index.ts';
import { memberState } from '../../members/index.ts';
import { lockOpenDay } from '../market/day.ts';
import { takePayment } from './payment.ts';
import { presentPayment } from './present.ts';
import { levelsUnder } from '../plan/member-limits.ts';
import { nameOf } from './store.ts';

type Bought = Answer<'stock.upgrade'>;

/** A member pays a level of its own from its own coins; `level` is the target of an upgrade. */
async function buy(
  ports: Ports,
  call: Call<'stock.upgrade'> | Call<'stock.reinvest'>,
  kind: Exclude<PaymentKind, 'activation'>,
  level: number,
): Promise<Result<Bought>> {
  const proved = await provePayPassword(ports, call.caller, call.body.payPassword);
  if (!proved.ok) return proved;
  const me = call.caller.memberNo;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const open = await lockOpenDay(tx, at);
    if (!open.ok) return open;
    const payer = await memberState(tx, me);
    if (!payer) return refuse('memberNotActive');
    const { plan } = open.value.plan;
    const price = priceOfPayment(kind, plan.levels, levelsUnder(plan, payer), level);
    if (!price.ok) return price;
    const [coin] = PAYMENT_COINS[kind];
    const paid = await takePayment(tx, open.value, { kind, payer, funder: me, coin, price: price.value }, at);
    return paid.ok ? accept(presentPayment(paid.value, await nameOf(tx, me), me)) : paid;
  });
}

export function upgradeLevel(ports: Ports, call: Call<'stock.upgrade'>): Promise<Result<Bought>> {
  return buy(ports, call, 'upgrade', call.body.level);
}

export function reinvestLevel(ports: Ports, call: Call<'stock.reinvest'>): Promise<Result<Bought>> {
  return buy(ports, call, 'reinvest', 0);
}
