import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { readReference } from '@greenhall/domain/wallet/reference';
import { WITHDRAWAL_TRANSITIONS, payoutOf } from '@greenhall/domain/wallet/withdrawal';
import { audit, stateChange } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Signer, signerOf } from '../../../platform/approvals/persons.ts';
import { checkStep } from '../../../platform/http/rights.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { lockSwitchOn } from '../../../platform/switches.ts';
import { isPayee } from '../account/accounts.ts';
import { presentChain, presentWithdrawal } from '../request/present.ts';
import { type Looked, findPayout, recordLooked } from '../request/record-payout.ts';
import { type WithdrawalRow, lockWithdrawal, moveWithdrawal, withdrawalById } from '../request/store.ts';
import { payoutReferenceUsed } from '../request/store-payouts.ts';
import { returnHeld } from '../request/request-withdrawal.ts';

async function approveFirst(tx: Tx, row: WithdrawalRow, first: Signer, at: Date): Promise<Result<WithdrawalRow>> {
  const by = { first, reason: null, decidedAt: null, approvedAt: at };
  const moved = await moveWithdrawal(tx, row.id, row.state, 'approved', by);
  if (!moved) return refuse('statusChanged');
  await audit(tx, {
    operator: first.name,
    act: 'withdrawal.approve',
    subject: row.number,
    detail: { amount: String(row.amount) },
    ...stateChange(row.state, moved.state),
    at,
  });
  return accept(moved);
}

/** A second operator names the transaction of the payout. Nothing but what the chain shows of it is kept until it shows all of it. */
async function paySecond(
  ports: Ports,
  tx: Tx,
  row: WithdrawalRow,
  { second, looked, at }: { second: Signer; looked: Result<Looked>; at: Date },
): Promise<Result<WithdrawalRow>> {
  if (!WITHDRAWAL_TRANSITIONS.can(row.state, 'send')) return refuse('alreadyDecided');
  if (!looked.ok) return looked;
  const reference = readReference(looked.value.txid);
  if (!reference.ok) return reference;
  if (await payoutReferenceUsed(tx, reference.value)) return refuse('referenceUsed');
  const moved = await recordLooked(ports, tx, row, { ...looked.value, second });
  if (!moved.ok) return moved;
  const { state } = moved.value;
  const said = { operator: second.name, subject: row.number, detail: { reference: looked.value.txid }, at };
  if (state === row.state) await audit(tx, { ...said, act: 'withdrawal.look' });
  else await audit(tx, { ...said, act: 'withdrawal.pay', ...stateChange(row.state, state) });
  return moved;
}

/** What is known of the transaction that is named, before the withdrawal is locked: the chain is never asked inside a transaction. */
async function lookBefore(ports: Ports, id: bigint, typed: string | undefined): Promise<Result<Looked>> {
  if (!typed) return refuse('contentEmpty');
  const row = await withdrawalById(ports.db, id);
  return row ? findPayout(ports, row, typed) : refuse('notFound');
}

/** The first operator approves; a second one pays and names the transaction. */
export async function approveWithdrawal(
  ports: Ports,
  call: Call<'wallet.approveWithdrawal'>,
): Promise<Result<Answer<'wallet.approveWithdrawal'>>> {
  const signer = signerOf(call.caller);
  const id = BigInt(call.params.id);
  const looked = await lookBefore(ports, id, call.body.reference);
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const row = await lockWithdrawal(tx, id);
    if (!row) return refuse('notFound');
    const first = WITHDRAWAL_TRANSITIONS.can(row.state, 'approve');
    const right = checkStep(call, first ? 'propose' : 'decide');
    if (!right.ok) return right;
    const step = {
      maker: row.firstOperatorId,
      checker: call.caller,
      beneficiaries: [memberBeneficiary(row.memberNo)],
    };
    const may = await ports.persons.mayDecide(tx, step);
    if (!may.ok) return may;
    if (!(await lockSwitchOn(tx, 'payouts'))) return refuse('payoutsFrozen');
    if (first && !isPayee(ports.chain, row)) return refuse('addressInvalid');
    const moved = first
      ? await approveFirst(tx, row, signer, at)
      : await paySecond(ports, tx, row, { second: signer, looked, at });
    if (!moved.ok) return moved;
    const told = { number: row.number, amount: formatAmount(payoutOf(row)) };
    if (first) await ports.notify(tx, row.memberNo, 'withdrawalApproved', told);
    return accept({ ...presentWithdrawal(moved.value), chain: presentChain(moved.value) });
  });
}

export async function rejectWithdrawal(
  ports: Ports,
  call: Call<'wallet.rejectWithdrawal'>,
): Promise<Result<Answer<'wallet.rejectWithdrawal'>>> {
  const operator = call.caller.username;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const row = await lockWithdrawal(tx, BigInt(call.params.id));
    if (!row) return refuse('notFound');
    const step = { maker: null, checker: call.caller, beneficiaries: [memberBeneficiary(row.memberNo)] };
    const may = await ports.persons.mayDecide(tx, step);
    if (!may.ok) return may;
    if (!WITHDRAWAL_TRANSITIONS.can(row.state, 'reject')) return refuse('alreadyDecided');
    const { reason } = call.body;
    const by = { reason, decidedAt: at };
    const moved = await moveWithdrawal(tx, row.id, row.state, 'rejected', by);
    if (!moved) return refuse('statusChanged');
    await returnHeld(tx, moved, at);
    await ports.notify(tx, row.memberNo, 'withdrawalRejected', { number: row.number, reason });
    const change = stateChange(row.state, moved.state);
    await audit(tx, { operator, act: 'withdrawal.reject', subject: row.number, detail: { reason }, ...change, at });
    return accept(presentWithdrawal(moved));
  });
}
