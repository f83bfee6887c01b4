import { amount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { checkTransferCancel } from '@greenhall/domain/wallet/transfer';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { available, hold, post } from '../../ledger/index.ts';
import { creditPostings } from '../credit.ts';
import { presentTransfer } from '../present.ts';
import { dueTransfers, moveTransfer, namesOf, rememberPayee, transferById } from '../store.ts';

const AT_ONCE = 100;

/** Takes a held transfer back. Crediting and cancelling are one compare-and-set: exactly one of them happens. */
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
    const held = hold(me, row.coin, 'transfer', id);
    const returned = { kind: 'transferReturn', from: held, to: available(me, row.coin), amount: amount(row.amount) };
    const posted = await post(tx, { reference: `transfer:${id}`, at, postings: [returned] });
    if (!posted.ok) throw new Error(`the hold of transfer ${id} is empty`);
    return accept(presentTransfer(row, me, await namesOf(tx, [row.payer, row.payee]), at));
  });
}

/** Credits the held transfers whose time is over. */
export async function creditDueTransfers(ports: Ports): Promise<number> {
  const at = ports.clock.now();
  const due = await dueTransfers(ports.db, at, AT_ONCE);
  for (const { id } of due) {
    await transact(ports.db, async (tx) => {
      const row = await moveTransfer(tx, id, 'held', 'credited');
      if (!row) return refuse('statusChanged');
      const held = hold(row.payer, row.coin, 'transfer', id);
      const figures = { credited: amount(row.amount - row.fee), fee: amount(row.fee) };
      const posted = await post(tx, {
        reference: `transfer:${id}`,
        at,
        postings: creditPostings(held, row.payee, figures),
      });
      if (!posted.ok) throw new Error(`the hold of transfer ${id} is empty`);
      await rememberPayee(tx, row.payer, row.payee, at);
      return accept(undefined);
    });
  }
  return due.length;
}
