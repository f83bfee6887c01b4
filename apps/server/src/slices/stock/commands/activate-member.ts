import { type LevelPrice, priceOfActivation } from '@greenhall/domain/members/levels';
import { DEFAULT_PLAN, DEFAULT_PLAN_VERSION } from '@greenhall/domain/members/plan';
import { part } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { checkActivationPace, checkFunder, coolsUntil } from '@greenhall/domain/stock/payments';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { isOn } from '../../../platform/switches.ts';
import { provePayPassword } from '../../identity/index.ts';
import { available, hold, post } from '../../ledger/index.ts';
import { type MemberState, memberState, setMemberState } from '../../members/index.ts';
import { relationTo } from '../../network/index.ts';
import { presentPayment } from '../present.ts';
import { type PaymentRow, insertPayment, lockPace, nameOf, setPace } from '../store.ts';

interface Order {
  readonly payer: MemberState;
  readonly funder: bigint;
  readonly coin: 'bdb' | 'ftb';
  readonly price: LevelPrice;
  readonly at: Date;
}

/** Who may pay this for whom; to somebody without a part in it the member is not there. */
async function checkOrder(db: Db | Tx, call: Call<'stock.activate'>, at: Date): Promise<Result<Order>> {
  const { caller, body } = call;
  const funder = caller.memberNo;
  const payer = await memberState(db, BigInt(body.member));
  if (!payer) return refuse('memberNotFound');
  const { sponsor, parent } = await relationTo(db, payer.memberNo);
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
  const price = priceOfActivation(DEFAULT_PLAN.levels, payer.chosenLevel);
  return price.ok ? accept({ payer, funder, coin: body.coin, price: price.value, at }) : price;
}

/** The member becomes active by compare-and-set: of two funders one wins, and the other keeps its coins. */
async function write(tx: Tx, { payer, funder, coin, price, at }: Order): Promise<Result<PaymentRow>> {
  const paced = checkActivationPace((await lockPace(tx, funder))?.getTime() ?? null, at.getTime());
  if (!paced.ok) return paced;
  const to = {
    status: 'active',
    bought: price.level,
    level: payer.level,
    nodeFuel: price.amount,
    pendingUntil: null,
  } as const;
  if (!(await setMemberState(tx, payer.memberNo, 'pending', to))) return refuse('notPending');
  const row = await insertPayment(tx, {
    kind: 'activation',
    payer: payer.memberNo,
    funder,
    level: price.level,
    coin,
    amount: price.amount,
    fee: part(price.amount, DEFAULT_PLAN.feeBp),
    plan: DEFAULT_PLAN_VERSION,
    boughtBefore: payer.bought,
    statusBefore: payer.status,
    paidAt: at,
    coolsUntil: new Date(coolsUntil(at.getTime(), DEFAULT_PLAN.coolingOffDays)),
  });
  await setPace(tx, funder, at);
  const held = hold(funder, coin, 'payment', row.id);
  const postings = [{ kind: 'paymentHold', from: available(funder, coin), to: held, amount: price.amount }];
  const posted = await post(tx, { reference: `payment:${row.id}`, at, postings });
  return posted.ok ? accept(row) : posted;
}

export async function activate(ports: Ports, call: Call<'stock.activate'>): Promise<Result<Answer<'stock.activate'>>> {
  const proved = await provePayPassword(ports, call.caller, call.body.payPassword);
  if (!proved.ok) return proved;
  return once(ports, call, async (tx) => {
    if (!(await isOn(tx, 'activation'))) return refuse('activationLocked');
    const order = await checkOrder(tx, call, ports.clock.now());
    if (!order.ok) return order;
    const written = await write(tx, order.value);
    if (!written.ok) return written;
    return accept(presentPayment(written.value, await nameOf(tx, written.value.payer), call.caller.memberNo));
  });
}
