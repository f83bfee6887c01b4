import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { checkActivationPace, checkFunder, priceOfPayment } from '@greenhall/domain/stock/payment/payments';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { isSwitchOn } from '../../../platform/switches.ts';
import { checkOutgoing, provePayPassword } from '../../identity/index.ts';
import { type PlanRow, memberState } from '../../members/index.ts';
import { aboutNode, relationTo } from '../../network/index.ts';
import { lockOpenDay } from '../market/day.ts';
import { type Order, takePayment } from './payment.ts';
import { presentPayment } from './present.ts';
import { levelsUnder } from '../plan/member-limits.ts';
import { lockPace, nameOf, setPace } from './store.ts';

/** Who may pay for whom. To a caller without a relation to the member it does not exist. */
async function checkOrder(tx: Tx, call: Call<'stock.activate'>, { plan }: PlanRow): Promise<Result<Order>> {
  const { caller, body } = call;
  const funder = caller.memberNo;
  const payer = await memberState(tx, memberNumber(body.member));
  if (!payer) return refuse('memberNotFound');
  const { sponsor, parent } = await relationTo(tx, payer.memberNo);
  const side = {
    payer: String(payer.memberNo),
    referrer: sponsor === null ? null : String(sponsor),
    contact: parent === null ? null : String(parent),
    isReinvestmentAccount: payer.owner !== payer.memberNo,
  };
  const may = checkFunder('activation', side, String(funder), body.coin);
  if (!may.ok && may.refusal === 'forbidden') return refuse('memberNotFound');
  if (payer.status !== 'pending') return refuse('notPending');
  if (!may.ok) return may;
  const price = priceOfPayment('activation', plan.levels, levelsUnder(plan, payer), payer.chosenLevel);
  return price.ok ? accept({ kind: 'activation', payer, funder, coin: body.coin, price: price.value }) : price;
}

/**
 * A main account that activates itself keeps the value. Every other activation gives it to an account that somebody else
 * may hold, which a cool-down blocks: also a further node of the same owner, in the cool-down of either.
 */
async function checkFrozen(tx: Tx, { payer, funder }: Order, at: Date): Promise<Result<true>> {
  if (payer.memberNo === funder && payer.owner === funder) return accept(true);
  const isOwn = (await memberState(tx, funder))?.owner === payer.owner;
  for (const memberNo of new Set(isOwn ? [funder, payer.owner] : [funder])) {
    const free = await checkOutgoing(tx, memberNo, 'activation', at);
    if (!free.ok) return free;
  }
  return accept(true);
}

/** A funder can activate one member in ten minutes. */
async function keepPace(tx: Tx, funder: MemberNo, at: Date): Promise<Result<true>> {
  const paced = checkActivationPace((await lockPace(tx, funder))?.getTime() ?? null, at.getTime());
  if (paced.ok) await setPace(tx, funder, at);
  return paced;
}

export async function activateMember(
  ports: Ports,
  call: Call<'stock.activate'>,
): Promise<Result<Answer<'stock.activate'>>> {
  const proved = await provePayPassword(ports, call.caller, call.body.payPassword);
  if (!proved.ok) return proved;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const open = await lockOpenDay(tx, at);
    if (!open.ok) return open;
    if (!(await isSwitchOn(tx, 'activation'))) return refuse('activationLocked');
    const order = await checkOrder(tx, call, open.value.plan);
    if (!order.ok) return order;
    const free = await checkFrozen(tx, order.value, at);
    if (!free.ok) return free;
    const paced = await keepPace(tx, call.caller.memberNo, at);
    if (!paced.ok) return paced;
    const paid = await takePayment(tx, open.value, order.value, at);
    if (!paid.ok) return paid;
    const memberNo = paid.value.payer;
    const { sponsor, parent } = await relationTo(tx, memberNo);
    await ports.live.publish(tx, aboutNode({ memberNo, above: [sponsor, parent] }));
    return accept(presentPayment(paid.value, await nameOf(tx, paid.value.payer), call.caller.memberNo));
  });
}
