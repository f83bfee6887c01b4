import { amount, formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { withdrawalHeld, withdrawalReturned } from '@greenhall/domain/wallet/movements';
import { WITHDRAWAL_TRANSITIONS } from '@greenhall/domain/wallet/withdrawal';
import { checkMove } from '@greenhall/domain/wallet/coins';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { checkOutgoing, provePayPassword } from '../../identity/index.ts';
import { post } from '../../ledger/index.ts';
import { checkRestricted } from '../../members/index.ts';
import { usableAccount } from '../account/accounts.ts';
import { takeAddress } from '../account/store-addresses.ts';
import { orderNumber } from '../numbers.ts';
import { withdrawalRulesAt } from '../withdrawal-rules.ts';
import { presentWithdrawal } from './present.ts';
import { checkLimit } from './withdrawal-limit.ts';
import { type WithdrawalRow, insertWithdrawal, lockWithdrawal, moveWithdrawal } from './store.ts';

/** Requests a withdrawal. The coins are held at once, so that they are there when it is paid. */
export async function requestWithdrawal(
  ports: Ports,
  call: Call<'wallet.withdraw'>,
): Promise<Result<Answer<'wallet.withdraw'>>> {
  const { account: accountId, amount: typed, fee: shownFee, payPassword } = call.body;
  const me = call.caller.memberNo;
  const at = ports.clock.now();
  const proved = await provePayPassword(ports, call.caller, payPassword);
  if (!proved.ok) return proved;
  const free = await checkOutgoing(ports.db, me, 'withdrawal', at);
  if (!free.ok) return free;
  const value = parseAmount<'usdt'>(typed);
  if (value === undefined || value <= 0n) return refuse('amountRule');
  const { min, max, fee } = await withdrawalRulesAt(ports.db, at);
  if (value < min || value > max) return refuse('amountRange', { min: formatAmount(min), max: formatAmount(max) });
  // Nobody pays another fee than the one that was shown.
  if (shownFee !== undefined && parseAmount(shownFee) !== fee) return refuse('rateChanged');
  const moves = checkMove('usdt', 'withdraw');
  if (!moves.ok) return moves;
  return once(ports, call, async (tx) => {
    const allowed = await checkRestricted(tx, me, 'withdraw', at);
    if (!allowed.ok) return allowed;
    const within = await checkLimit(tx, me, value, { at, min });
    if (!within.ok) return within;
    const usable = await usableAccount(ports.chain, tx, { memberNo: me, id: BigInt(accountId) }, at);
    if (!usable.ok) return usable;
    const account = usable.value;
    if (!(await takeAddress(tx, account.network, account.address, 'member'))) return refuse('addressKeptApart');
    const row = await insertWithdrawal(tx, {
      number: orderNumber(ports, 'W'),
      memberNo: me,
      accountId: account.id,
      network: account.network,
      address: account.address,
      amount: value,
      fee,
      madeAt: at,
    });
    if (!row) return refuse('numberTaken');
    const postings = withdrawalHeld(row, value);
    const posted = await post(tx, { reference: `withdrawal:${row.id}`, at, postings });
    return posted.ok ? accept(presentWithdrawal(row)) : posted;
  });
}

/** Returns the held coins of a withdrawal. */
export async function returnHeld(tx: Tx, row: WithdrawalRow, at: Date): Promise<void> {
  const postings = withdrawalReturned(row, amount(row.amount));
  const posted = await post(tx, { reference: `withdrawal:${row.id}`, at, postings });
  if (!posted.ok) throw new Error(`the hold of withdrawal ${row.id} is empty`);
}

export async function cancelWithdrawal(
  ports: Ports,
  call: Call<'wallet.cancelWithdrawal'>,
): Promise<Result<Answer<'wallet.cancelWithdrawal'>>> {
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const row = await lockWithdrawal(tx, BigInt(call.params.id));
    if (!row || row.memberNo !== call.caller.memberNo) return refuse('notFound');
    if (!WITHDRAWAL_TRANSITIONS.can(row.state, 'cancel')) return refuse('statusChanged');
    const by = { reason: null, decidedAt: at };
    const moved = await moveWithdrawal(tx, row.id, row.state, 'cancelled', by);
    if (!moved) return refuse('statusChanged');
    await returnHeld(tx, moved, at);
    return accept(presentWithdrawal(moved));
  });
}
