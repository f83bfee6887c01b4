import { PENDING_TTL } from '@greenhall/domain/network/placement';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { amount, MAX_INT64 } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { paymentReturned } from '@greenhall/domain/stock/movements';
import { type PayerFigures, type Payment, cancelPayment } from '@greenhall/domain/stock/payment/payments';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { provePayPassword } from '../../identity/index.ts';
import { post } from '../../ledger/index.ts';
import { memberState, setMemberState } from '../../members/index.ts';
import { lockOpenDay } from '../market/day.ts';
import { endPayment, lockPayments, paymentById } from './store.ts';
import { appendEvent } from '../market/store-market.ts';

/**
 * Restores the member to what the remaining payments give. Without any, the member is pending again and its
 * registration time starts anew.
 */
async function restore(tx: Tx, payer: MemberNo, standing: PayerFigures, at: Date): Promise<Result<void>> {
  const before = await memberState(tx, payer);
  if (!before) throw new Error('a payment in cooling-off without its member');
  const isPending = standing.state === 'pending';
  const set = await setMemberState(tx, payer, before.status, {
    status: isPending ? 'pending' : before.status,
    bought: standing.bought,
    level: before.level,
    nodeFuel: standing.fuel,
    pendingUntil: isPending ? new Date(at.getTime() + PENDING_TTL) : null,
  });
  return set ? accept(undefined) : refuse('statusChanged');
}

async function giveBack(tx: Tx, payment: Payment, at: Date): Promise<Result<void>> {
  const { id } = payment;
  if (!(await endPayment(tx, id, 'cancelled', at))) return refuse('statusChanged');
  const posted = await post(tx, { reference: `payment:${id}`, at, postings: paymentReturned(payment) });
  if (!posted.ok) throw new Error(`the hold of payment ${id} is empty`);
  return accept(undefined);
}

/** Cancels a payment and the payer's later ones. Each returns in full to its own funder. */
export async function cancelLevelPayment(
  ports: Ports,
  call: Call<'stock.cancelPayment'>,
): Promise<Result<Answer<'stock.cancelPayment'>>> {
  const proved = await provePayPassword(ports, call.caller, call.body.payPassword);
  if (!proved.ok) return proved;
  const id = BigInt(call.params.id);
  if (id > MAX_INT64) return refuse('notFound');
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const target = await paymentById(tx, id);
    if (!target) return refuse('notFound');
    const open = await lockOpenDay(tx, at);
    if (!open.ok) return open;
    const rows = await lockPayments(tx, target.payer);
    const payments = rows.map((row) => ({ ...row, amount: amount(row.amount) }));
    const cancelled = cancelPayment(payments, id, call.caller.memberNo);
    if (!cancelled.ok) return cancelled.refusal === 'forbidden' ? refuse('notFound') : cancelled;
    const { returns, standing } = cancelled.value;
    const restored = await restore(tx, target.payer, standing, at);
    if (!restored.ok) return restored;
    for (const back of returns) {
      const given = await giveBack(tx, back, at);
      if (!given.ok) return given;
    }
    await appendEvent(tx, { day: open.value.day, kind: 'cancel', payload: { payment: String(id) }, at });
    return accept({ cancelled: returns.map((back) => String(back.id)) });
  });
}
