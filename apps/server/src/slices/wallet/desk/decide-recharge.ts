import { NETWORKS } from '@greenhall/domain/chain/networks';
import { checkTxid } from '@greenhall/domain/chain/txid';
import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { amount, formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { rechargePostings } from '@greenhall/domain/wallet/movements';
import { RECHARGE_TRANSITIONS } from '@greenhall/domain/wallet/recharge';
import { audit, stateChange } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { signerOf } from '../../../platform/approvals/persons.ts';
import { checkStep } from '../../../platform/http/rights.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { claim, releaseClaims } from '../../chain/index.ts';
import { post } from '../../ledger/index.ts';
import { presentRecharge } from '../request/present.ts';
import { type RechargeRow, lockRecharge, moveRecharge } from '../request/store.ts';

/** Books a receipt: usdt arrives from outside in the member's available coins. */
async function book(tx: Tx, row: RechargeRow, at: Date): Promise<void> {
  const postings = rechargePostings(row.memberNo, amount(row.amount));
  const posted = await post(tx, { reference: `recharge:${row.id}`, at, postings });
  if (!posted.ok) throw new Error(`recharge ${row.id} could not be booked`);
}

/**
 * Claims the transaction that a report names, if the chain has not shown which of its transfers it is: what is booked once must not be
 * proved, or booked, for something else. False if it is used already.
 */
async function claimNamed(tx: Tx, { id, network, txid, provedAt, reference }: RechargeRow, at: Date): Promise<boolean> {
  if (provedAt !== null) return true;
  for (const named of network ? [network] : NETWORKS) {
    const read = checkTxid(named, txid ?? reference);
    const whole = { network: named, log: null, kind: 'recharge', ref: id, at } as const;
    if (read.ok && !(await claim(tx, { ...whole, txid: read.value }))) return false;
  }
  return true;
}

/** The first operator confirms the receipt; a second one books it. */
export async function approveRecharge(
  ports: Ports,
  call: Call<'wallet.approveRecharge'>,
): Promise<Result<Answer<'wallet.approveRecharge'>>> {
  const operator = call.caller.username;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const row = await lockRecharge(tx, BigInt(call.params.id));
    if (!row) return refuse('notFound');
    const first = RECHARGE_TRANSITIONS.can(row.state, 'approve');
    const right = checkStep(call, first ? 'propose' : 'decide');
    if (!right.ok) return right;
    const step = {
      maker: row.firstOperatorId,
      checker: call.caller,
      beneficiaries: [memberBeneficiary(row.memberNo)],
    };
    const may = await ports.persons.mayDecide(tx, step);
    if (!may.ok) return may;
    if (!first && !RECHARGE_TRANSITIONS.can(row.state, 'book')) return refuse('alreadyDecided');
    const signer = signerOf(call.caller);
    const by = first ? { first: signer, decidedAt: null } : { second: signer, decidedAt: at };
    const moved = await moveRecharge(tx, row.id, row.state, first ? 'approved' : 'booked', { ...by, reason: null });
    if (!moved) return refuse('statusChanged');
    if (!first) {
      if (!(await claimNamed(tx, moved, at))) return refuse('paymentUsed');
      await book(tx, moved, at);
      const { number, amount: value } = moved;
      await ports.notify(tx, row.memberNo, 'rechargeBooked', { number, amount: formatAmount(value) });
    }
    const act = first ? 'recharge.approve' : 'recharge.book';
    const detail = { amount: String(row.amount) };
    const change = stateChange(row.state, moved.state);
    await audit(tx, { operator, act, subject: row.number, detail, ...change, at });
    return accept(presentRecharge(moved));
  });
}

export async function rejectRecharge(
  ports: Ports,
  call: Call<'wallet.rejectRecharge'>,
): Promise<Result<Answer<'wallet.rejectRecharge'>>> {
  const operator = call.caller.username;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const row = await lockRecharge(tx, BigInt(call.params.id));
    if (!row) return refuse('notFound');
    const step = { maker: null, checker: call.caller, beneficiaries: [memberBeneficiary(row.memberNo)] };
    const may = await ports.persons.mayDecide(tx, step);
    if (!may.ok) return may;
    if (!RECHARGE_TRANSITIONS.can(row.state, 'reject')) return refuse('alreadyDecided');
    const { reason } = call.body;
    const moved = await moveRecharge(tx, row.id, row.state, 'rejected', { reason, decidedAt: at });
    if (!moved) return refuse('statusChanged');
    // What was rejected may be reported again.
    await releaseClaims(tx, { kind: 'recharge', ref: row.id });
    await ports.notify(tx, row.memberNo, 'rechargeRejected', { number: row.number, reason });
    const change = stateChange(row.state, moved.state);
    await audit(tx, { operator, act: 'recharge.reject', subject: row.number, detail: { reason }, ...change, at });
    return accept(presentRecharge(moved));
  });
}
