import { available } from '@greenhall/domain/ledger/account';
import { normalise } from '@greenhall/domain/identity/credentials';
import { type Coin, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { transferCredited, transferHeld } from '@greenhall/domain/wallet/movements';
import { TEAM_COINS, checkMove } from '@greenhall/domain/wallet/coins';
import { transferFeeBp } from '@greenhall/domain/wallet/fees';
import { FIRST_PAYEE_HOLD, initialTransferState, transferFigures } from '@greenhall/domain/wallet/transfer';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { checkOutgoing, provePayPassword } from '../../identity/index.ts';
import { post } from '../../ledger/index.ts';
import { checkRestricted, planNow } from '../../members/index.ts';
import { crossesProtectedBorder, sameSponsorLine } from '../../network/index.ts';
import type { TransferOrder } from '../credit.ts';
import { presentTransfer } from '../present.ts';
import { type TransferRow, insertTransfer, isKnownPayee, lockPayee, rememberPayee } from '../store.ts';
import { transferKey } from './close-key.ts';
import { tellCredited } from './notices.ts';
import { NOT_BATCHED, type transferBatcher } from './transfer-batch.ts';

type Outcome = Result<Answer<'wallet.transfer'>>;

async function prepare(ports: Ports, call: Call<'wallet.transfer'>): Promise<Result<TransferOrder>> {
  const { body, caller } = call;
  const proved = await provePayPassword(ports, caller, body.payPassword);
  if (!proved.ok) return proved;
  const value = parseAmount(body.amount);
  if (value === undefined || value <= 0n) return refuse('amountRule');
  const payeeName = normalise(body.payee);
  const plan = await planNow(ports);
  const feeBp = transferFeeBp(plan, body.coin);
  const figures = transferFigures(caller.username, payeeName, value, feeBp);
  if (!figures.ok) return figures;
  const moves = checkMove(body.coin, 'transfer');
  if (!moves.ok) return moves;
  return accept({
    payer: caller.memberNo,
    payerName: caller.username,
    payeeName,
    coin: body.coin,
    figures: figures.value,
    isStale: body.feeBp !== undefined && body.feeBp !== feeBp,
    yieldFeeBp: plan.yieldFeeBp,
    remark: body.remark || null,
    key: transferKey(caller, call.key),
    replay: call.replay,
  });
}

/** Checks the rules between payer and payee inside the transaction, because the trees can change. */
async function checkRelation(tx: Tx, payer: bigint, payee: bigint, coin: Coin, at: Date): Promise<Result<void>> {
  if (TEAM_COINS.includes(coin) && !(await sameSponsorLine(tx, payer, payee))) return refuse('teamOnly');
  if (await crossesProtectedBorder(tx, payer, payee, at)) return refuse('protectedTeam');
  return accept(undefined);
}

async function write(
  ports: Ports,
  tx: Tx,
  order: TransferOrder,
  payee: bigint,
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
    await tellCredited(ports, tx, row, posted.value);
  }
  return accept(row);
}

function transferAlone(ports: Ports, call: Call<'wallet.transfer'>, order: TransferOrder): Promise<Outcome> {
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const free = await checkOutgoing(tx, order.payer, 'transferOut', at);
    if (!free.ok) return free;
    const allowed = await checkRestricted(tx, order.payer, 'transfer', at);
    if (!allowed.ok) return allowed;
    const payee = await lockPayee(tx, order.payeeName);
    if (!payee) return refuse('payeeNotFound');
    if (order.isStale) return refuse('rateChanged');
    const written = await write(ports, tx, order, payee.memberNo, at);
    if (!written.ok) return written;
    const names = new Map([
      [order.payer, order.payerName],
      [payee.memberNo, payee.username],
    ]);
    return accept(presentTransfer(written.value, order.payer, names, at));
  });
}

/** Transfers coins to a member: in a batch if the two have dealt before, otherwise in a transaction of its own. */
export function coinTransfers(ports: Ports, batcher: ReturnType<typeof transferBatcher>) {
  return async (call: Call<'wallet.transfer'>): Promise<Outcome> => {
    const order = await prepare(ports, call);
    if (!order.ok) return order;
    const outcome = await batcher.submit(order.value);
    return outcome === NOT_BATCHED ? transferAlone(ports, call, order.value) : outcome;
  };
}
