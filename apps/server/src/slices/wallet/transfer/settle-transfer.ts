import { amount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import {
  transferCredited,
  transferHold,
  transferReturned,
  type WalletPosting,
} from '@greenhall/domain/wallet/movements';
import { checkTransferCancel } from '@greenhall/domain/wallet/transfer';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { post } from '../../ledger/index.ts';
import { planNow } from '../../members/index.ts';
import { followTransfer } from '../payment-request-steps.ts';
import { presentTransfer } from '../present.ts';
import { notifyCredited } from './notices.ts';
import {
  type TransferRow,
  dueTransfers,
  lockMember,
  moveTransfer,
  namesOf,
  rememberPayee,
  transferById,
} from '../store.ts';

const AT_ONCE = 100;

/** Posts the end of a held transfer, which empties its hold. */
async function settle(tx: Tx, { id }: TransferRow, postings: readonly WalletPosting[], at: Date): Promise<bigint> {
  const posted = await post(tx, { reference: `transfer:${id}`, at, postings });
  if (!posted.ok) throw new Error(`the hold of transfer ${id} is empty`);
  return posted.value;
}

async function giveBack(ports: Ports, tx: Tx, row: TransferRow, at: Date): Promise<void> {
  await settle(tx, row, transferReturned(row, amount(row.amount)), at);
  await followTransfer(ports, tx, row, 'cancelled', at);
}

async function credit(ports: Ports, tx: Tx, row: TransferRow, yieldFeeBp: number, at: Date): Promise<void> {
  const figures = { credited: amount(row.amount - row.fee), fee: amount(row.fee) };
  const movement = await settle(tx, row, transferCredited(transferHold(row), row.payee, figures, yieldFeeBp), at);
  await rememberPayee(tx, row.payer, row.payee, at);
  await followTransfer(ports, tx, row, 'credited', at);
  await notifyCredited(ports, tx, row, movement);
}

/** Cancels a held transfer. Crediting and cancelling use the same compare-and-set, so exactly one of them happens. */
export async function cancelTransfer(
  ports: Ports,
  call: Call<'wallet.cancelTransfer'>,
): Promise<Result<Answer<'wallet.cancelTransfer'>>> {
  const id = BigInt(call.params.id);
  const me = call.caller.memberNo;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const found = await transferById(tx, id);
    if (!found || found.payer !== me) return refuse('notFound');
    const may = checkTransferCancel(found.state, found.madeAt.getTime(), at.getTime());
    if (!may.ok) return may;
    const row = await moveTransfer(tx, id, 'held', 'cancelled');
    if (!row) return refuse('statusChanged');
    await giveBack(ports, tx, row, at);
    return accept(presentTransfer(row, me, await namesOf(tx, [row.payer, row.payee]), at));
  });
}

/**
 * Credits the held transfers whose time is over. A transfer to a registration that was deleted meanwhile is returned.
 */
export async function creditDueTransfers(ports: Ports): Promise<number> {
  const at = ports.clock.now();
  const due = await dueTransfers(ports.db, at, AT_ONCE);
  const { yieldFeeBp } = await planNow(ports);
  for (const { id, payee } of due) {
    await transact(ports.db, async (tx) => {
      const isThere = await lockMember(tx, payee);
      const row = await moveTransfer(tx, id, 'held', isThere ? 'credited' : 'cancelled');
      if (!row) return refuse('statusChanged');
      await (isThere ? credit(ports, tx, row, yieldFeeBp, at) : giveBack(ports, tx, row, at));
      return accept(undefined);
    });
  }
  return due.length;
}
