import { available } from '@greenhall/domain/ledger/account';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Coin } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { TEAM_COINS } from '@greenhall/domain/wallet/coins';
import { transferCredited, transferHeld } from '@greenhall/domain/wallet/movements';
import { FIRST_PAYEE_HOLD, initialTransferState } from '@greenhall/domain/wallet/transfer';
import type { Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { checkOutgoing } from '../../identity/index.ts';
import { post } from '../../ledger/index.ts';
import { checkRestricted } from '../../members/index.ts';
import { crossesProtectedBorder, sameSponsorLine } from '../../network/index.ts';
import type { TransferOrder } from '../credit.ts';
import { type TransferRow, insertTransfer, isKnownPayee, rememberPayee } from '../store.ts';
import { notifyCredited } from './notices.ts';

/** What is transferred; a transfer that pays a request is not the record of a key. */
export type NewTransfer = Pick<TransferOrder, 'payer' | 'coin' | 'figures' | 'yieldFeeBp' | 'remark'> & {
  readonly key: string | null;
};

/** Whether coins may leave the payer's account now, and the payer may transfer. */
export async function checkPayer(tx: Tx, payer: MemberNo, at: Date): Promise<Result<true>> {
  const free = await checkOutgoing(tx, payer, 'transferOut', at);
  return free.ok ? checkRestricted(tx, payer, 'transfer', at) : free;
}

/** Checks the rules between payer and payee inside the transaction, because the trees can change. */
async function checkRelation(tx: Tx, payer: MemberNo, payee: MemberNo, coin: Coin, at: Date): Promise<Result<void>> {
  if (TEAM_COINS.includes(coin) && !(await sameSponsorLine(tx, payer, payee))) return refuse('teamOnly');
  if (await crossesProtectedBorder(tx, payer, payee, at)) return refuse('protectedTeam');
  return accept(undefined);
}

/** Makes a transfer inside the transaction: held, if it is the first one to its payee. */
export async function writeTransfer(
  ports: Ports,
  tx: Tx,
  order: NewTransfer,
  payee: MemberNo,
  at: Date,
): Promise<Result<TransferRow>> {
  const { payer, coin, figures } = order;
  const related = await checkRelation(tx, payer, payee, coin, at);
  if (!related.ok) return related;
  const state = initialTransferState(await isKnownPayee(tx, payer, payee));
  const row = await insertTransfer(tx, {
    payer,
    payee,
    coin,
    amount: figures.amount,
    fee: figures.fee,
    remark: order.remark,
    key: order.key,
    state,
    madeAt: at,
    creditsAt: state === 'held' ? new Date(at.getTime() + FIRST_PAYEE_HOLD) : null,
  });
  const postings =
    state === 'held'
      ? transferHeld(row, figures.amount)
      : transferCredited(available(payer, coin), payee, figures, order.yieldFeeBp);
  const posted = await post(tx, { reference: `transfer:${row.id}`, at, postings });
  if (!posted.ok) return posted;
  if (state === 'credited') {
    await rememberPayee(tx, payer, payee, at);
    await notifyCredited(ports, tx, row, posted.value);
  }
  return accept(row);
}
