import type { PaymentChecks } from '@greenhall/domain/chain/judge';
import { checkTxid } from '@greenhall/domain/chain/txid';
import { isReportable } from '@greenhall/domain/wallet/unique-amount';
import { readReference } from '@greenhall/domain/wallet/reference';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import { type Ports, answeredOnce, once } from '../../../platform/ports.ts';
import { claim } from '../../chain/index.ts';
import { orderNumber } from '../numbers.ts';
import { type UniqueAmountRow, endUniqueAmount, uniqueAmountOf } from '../pay-in/store-unique-amounts.ts';
import { findPayment } from './chain-look.ts';
import { presentChecks, presentRecharge } from './present.ts';
import { type RechargeRow, insertRecharge } from './store.ts';

const LIMIT = defineLimit({
  name: 'pay-in-looks',
  max: 60,
  seconds: 3_600,
  per: 'member',
  about: 'transactions looked up on a network for a payment in',
});

/** A member's payment that can be reported: `notFound`, `statusChanged` for one that has ended or lies too far back. */
export function checkReportable(row: UniqueAmountRow | undefined, now: Date): Result<UniqueAmountRow> {
  if (!row) return refuse('notFound');
  const isOpen = row.state === 'open' && isReportable(row.madeAt.getTime(), now.getTime());
  return isOpen ? accept(row) : refuse('statusChanged');
}

/** Makes the report of a payment that the chain shows, and claims its transfer: one payment makes one report. */
async function report(
  ports: Ports,
  tx: Tx,
  { id, memberNo, wayId, network, amount }: UniqueAmountRow,
  { txid, log, checks }: { txid: string; log: number; checks: PaymentChecks },
): Promise<Result<RechargeRow>> {
  const reference = readReference(txid);
  if (!reference.ok) return reference;
  const at = ports.clock.now();
  if (!(await endUniqueAmount(tx, id, 'reported', at))) return refuse('statusChanged');
  const row = await insertRecharge(tx, {
    number: orderNumber(ports, 'R'),
    memberNo,
    amount,
    reference: reference.value,
    note: null,
    wayId,
    exactId: id,
    txid,
    voucher: null,
    fingerprint: null,
    madeAt: at,
    judgement: checks,
  });
  if (!row) return refuse('statusChanged');
  const isOwn = await claim(tx, { network, txid, log, kind: 'recharge', ref: row.id, at });
  if (!isOwn) return refuse('paymentUsed');
  return accept(row);
}

async function prove(
  ports: Ports,
  call: Call<'wallet.proveExactPayment'>,
): Promise<Result<Answer<'wallet.proveExactPayment'>>> {
  const { memberNo } = call.caller;
  const now = ports.clock.now();
  const found = checkReportable(await uniqueAmountOf(ports.db, memberNo, BigInt(call.params.id)), now);
  if (!found.ok) return found;
  const txid = checkTxid(found.value.network, call.body.txid);
  if (!txid.ok) return txid;
  const counted = await countUse(ports.db, LIMIT, String(memberNo), now);
  if (!counted.ok) return counted;
  const checks = await findPayment(ports, found.value, txid.value);
  const { outcome, log } = checks;
  if (outcome !== 'proved' || log === null) return accept({ recharge: null, ...presentChecks(checks) });
  return once(ports, call, async (tx): Promise<Result<Answer<'wallet.proveExactPayment'>>> => {
    const made = await report(ports, tx, found.value, { txid: txid.value, log, checks });
    return made.ok ? accept({ recharge: presentRecharge(made.value), ...presentChecks(checks) }) : made;
  });
}

/**
 * Reports an exact payment by its transaction. Nothing is written unless two nodes show it as final, to our address, of the very
 * amount and within its time. Nothing is credited: two operators book it.
 */
export const proveUniqueAmount = (
  ports: Ports,
  call: Call<'wallet.proveExactPayment'>,
): Promise<Result<Answer<'wallet.proveExactPayment'>>> => answeredOnce(ports, call, () => prove(ports, call));
