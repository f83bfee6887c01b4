import { normalise } from '@greenhall/domain/identity/credentials';
import { parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { checkMove } from '@greenhall/domain/wallet/coins';
import { transferFeeBp } from '@greenhall/domain/wallet/fees';
import { transferFigures } from '@greenhall/domain/wallet/transfer';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { provePayPassword } from '../../identity/index.ts';
import { planNow } from '../../members/index.ts';
import type { TransferOrder } from '../credit.ts';
import { findNamed } from '../payee/payee.ts';
import { markMasked } from '../payee/store-payees.ts';
import { presentTransfer } from '../present.ts';
import { lockPayee } from '../store.ts';
import { transferKey } from './close-key.ts';
import { NOT_BATCHED, type transferBatcher } from './transfer-batch.ts';
import { checkPayer, writeTransfer } from './write-transfer.ts';

type Outcome = Result<Answer<'wallet.transfer'>>;

/** The username of the payee. A typed one is looked up with the rest of the order. */
async function nameOf(ports: Ports, { caller, body }: Call<'wallet.transfer'>): Promise<Result<string>> {
  const { payee, saved, again } = body;
  if (payee !== undefined && saved === undefined && again === undefined) return accept(normalise(payee));
  const found = await findNamed(ports.db, caller, body);
  if (!found.ok) return found;
  const { memberNo, username, isTyped } = found.value;
  // Otherwise this transfer would pass for one whose payee was typed.
  if (!isTyped) await markMasked(ports.db, caller.memberNo, memberNo);
  return accept(username);
}

async function prepare(ports: Ports, call: Call<'wallet.transfer'>): Promise<Result<TransferOrder>> {
  const { body, caller } = call;
  const proved = await provePayPassword(ports, caller, body.payPassword);
  if (!proved.ok) return proved;
  const value = parseAmount(body.amount);
  if (value === undefined || value <= 0n) return refuse('amountRule');
  const named = await nameOf(ports, call);
  if (!named.ok) return named;
  const payeeName = named.value;
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

function transferAlone(ports: Ports, call: Call<'wallet.transfer'>, order: TransferOrder): Promise<Outcome> {
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const free = await checkPayer(tx, order.payer, at);
    if (!free.ok) return free;
    const payee = await lockPayee(tx, order.payeeName);
    if (!payee) return refuse('payeeNotFound');
    if (order.isStale) return refuse('rateChanged');
    const written = await writeTransfer(ports, tx, order, payee.memberNo, at);
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
