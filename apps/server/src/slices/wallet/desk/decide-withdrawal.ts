import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { amount, formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { withdrawalPaid } from '@greenhall/domain/wallet/movements';
import { readReference } from '@greenhall/domain/wallet/reference';
import { WITHDRAWAL_LIFE } from '@greenhall/domain/wallet/withdrawal';
import { audit, stateChange } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Signer, signerOf } from '../../../platform/approvals/persons.ts';
import { checkStep } from '../../../platform/http/rights.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { keepsSwitchOn } from '../../../platform/switches.ts';
import { post } from '../../ledger/index.ts';
import { isPayee } from '../account/accounts.ts';
import { presentWithdrawal } from '../request/present.ts';
import { type WithdrawalRow, lockWithdrawal, moveWithdrawal, payoutReferenceUsed } from '../request/store.ts';
import { returnHeld } from '../request/request-withdrawal.ts';

/** Books the payout: the paid amount leaves the platform, the fee goes to operations. */
async function payOut(tx: Tx, row: WithdrawalRow, at: Date): Promise<void> {
  const posted = await post(tx, {
    reference: `withdrawal:${row.id}`,
    at,
    postings: withdrawalPaid(row, amount(row.amount), amount(row.fee)),
  });
  if (!posted.ok) throw new Error(`the hold of withdrawal ${row.id} is empty`);
}

async function approveFirst(tx: Tx, row: WithdrawalRow, first: Signer, at: Date): Promise<Result<WithdrawalRow>> {
  const by = { first, reason: null, decidedAt: null, reference: null };
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

async function paySecond(
  tx: Tx,
  row: WithdrawalRow,
  second: Signer,
  typed: string | undefined,
  at: Date,
): Promise<Result<WithdrawalRow>> {
  if (!WITHDRAWAL_LIFE.can(row.state, 'pay')) return refuse('alreadyDecided');
  if (!typed) return refuse('contentEmpty');
  const read = readReference(typed);
  if (!read.ok) return read;
  const reference = read.value;
  if (await payoutReferenceUsed(tx, reference)) return refuse('referenceUsed');
  const by = { second, reason: null, decidedAt: at, reference };
  const moved = await moveWithdrawal(tx, row.id, row.state, 'paid', by);
  if (!moved) return refuse('statusChanged');
  await payOut(tx, moved, at);
  await audit(tx, {
    operator: second.name,
    act: 'withdrawal.pay',
    subject: row.number,
    detail: { reference: reference.text },
    ...stateChange(row.state, moved.state),
    at,
  });
  return accept(moved);
}

/** The first operator approves; a second one pays and records the payment's reference. */
export async function approveWithdrawal(
  ports: Ports,
  call: Call<'wallet.approveWithdrawal'>,
): Promise<Result<Answer<'wallet.approveWithdrawal'>>> {
  const signer = signerOf(call.caller);
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const row = await lockWithdrawal(tx, BigInt(call.params.id));
    if (!row) return refuse('notFound');
    const first = WITHDRAWAL_LIFE.can(row.state, 'approve');
    const right = checkStep(call, first ? 'propose' : 'decide');
    if (!right.ok) return right;
    const step = {
      maker: row.firstOperatorId,
      checker: call.caller,
      beneficiaries: [memberBeneficiary(row.memberNo)],
    };
    const may = await ports.persons.mayDecide(tx, step);
    if (!may.ok) return may;
    if (!(await keepsSwitchOn(tx, 'payouts'))) return refuse('payoutsFrozen');
    if (first && !isPayee(ports.chain, row)) return refuse('addressInvalid');
    const moved = first
      ? await approveFirst(tx, row, signer, at)
      : await paySecond(tx, row, signer, call.body.reference, at);
    if (!moved.ok) return moved;
    const arrives = formatAmount(row.amount - row.fee);
    const told = { number: row.number, amount: arrives };
    await ports.notify(tx, row.memberNo, first ? 'withdrawalApproved' : 'withdrawalPaid', told);
    return accept(presentWithdrawal(moved.value));
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
    if (!WITHDRAWAL_LIFE.can(row.state, 'reject')) return refuse('alreadyDecided');
    const { reason } = call.body;
    const by = { reason, decidedAt: at, reference: null };
    const moved = await moveWithdrawal(tx, row.id, row.state, 'rejected', by);
    if (!moved) return refuse('statusChanged');
    await returnHeld(tx, moved, at);
    await ports.notify(tx, row.memberNo, 'withdrawalRejected', { number: row.number, reason });
    const change = stateChange(row.state, moved.state);
    await audit(tx, { operator, act: 'withdrawal.reject', subject: row.number, detail: { reason }, ...change, at });
    return accept(presentWithdrawal(moved));
  });
}
