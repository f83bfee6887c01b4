import { checkTxid } from '@greenhall/domain/chain/txid';
import { formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { networkOf } from '@greenhall/domain/wallet/pay-in';
import { type Reference, readReference } from '@greenhall/domain/wallet/reference';
import { RECHARGE_LIMITS } from '@greenhall/domain/wallet/rules';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, answerBefore, once } from '../../../platform/ports.ts';
import { pictureOf, withPicture } from '../../../platform/pictures/uploads.ts';
import { orderNumber } from '../numbers.ts';
import { endUniqueAmount, uniqueAmountOf } from '../pay-in/store-unique-amounts.ts';
import { shownDepositMethod } from '../pay-in/store-deposit-methods.ts';
import { presentRecharge } from './present.ts';
import { checkReportable } from './prove-unique-amount.ts';
import { type RechargeRow, insertRecharge } from './store.ts';

/** What a report says of the payment. */
type Reported = Pick<RechargeRow, 'amount' | 'wayId' | 'exactId' | 'txid'> & { readonly reference: Reference };

/**
 * A payment on a network, which the chain does not show, or not yet. Its transaction is no proof without the chain: whoever reads it
 * there could name it, so that only an exact payment of the member's own can be reported so.
 */
async function readExactReport(
  ports: Ports,
  call: Call<'wallet.submitRecharge'>,
  id: bigint,
): Promise<Result<Reported>> {
  const { amount, reference: typed, way } = call.body;
  const found = checkReportable(await uniqueAmountOf(ports.db, call.caller.memberNo, id), ports.clock.now());
  if (!found.ok) return found;
  const { wayId, network } = found.value;
  if (way !== undefined && BigInt(way) !== wayId) return refuse('notFound');
  if (parseAmount(amount) !== found.value.amount) return refuse('amountRule');
  const txid = checkTxid(network, typed);
  if (!txid.ok) return txid;
  const reference = readReference(txid.value);
  if (!reference.ok) return reference;
  return accept({ amount: found.value.amount, wayId, exactId: id, txid: txid.value, reference: reference.value });
}

/** A payment outside the networks. */
async function readReport(ports: Ports, call: Call<'wallet.submitRecharge'>): Promise<Result<Reported>> {
  const { amount: typed, reference, way, exact } = call.body;
  if (exact !== undefined) return readExactReport(ports, call, BigInt(exact));
  const value = parseAmount(typed);
  if (value === undefined || value <= 0n) return refuse('amountRule');
  const { min, max } = RECHARGE_LIMITS;
  if (value < min || value > max) return refuse('amountRange', { min: formatAmount(min), max: formatAmount(max) });
  const wayId = way === undefined ? null : BigInt(way);
  const shown = wayId === null ? undefined : await shownDepositMethod(ports.db, wayId);
  if (wayId !== null && (!shown || networkOf(shown.kind))) return refuse('notFound');
  const read = readReference(reference);
  return read.ok ? accept({ amount: value, wayId, exactId: null, txid: null, reference: read.value }) : read;
}

/** Ends the exact payment that is reported, if there is one: it is reported once. */
const endReported = async (tx: Tx, { exactId }: Reported, at: Date): Promise<boolean> =>
  exactId === null || (await endUniqueAmount(tx, exactId, 'reported', at));

/** Reports a payment by its receipt. Nothing is credited until two operators have seen it. */
export async function submitRecharge(
  ports: Ports,
  call: Call<'wallet.submitRecharge'>,
): Promise<Result<Answer<'wallet.submitRecharge'>>> {
  const { note } = call.body;
  const reported = await readReport(ports, call);
  if (!reported.ok)
    return (await answerBefore<'wallet.submitRecharge', Answer<'wallet.submitRecharge'>>(ports, call)) ?? reported;
  const voucher = pictureOf(call.files.voucher);
  if (!voucher.ok) return voucher;
  return withPicture<'wallet.submitRecharge', Answer<'wallet.submitRecharge'>>(ports, call, {
    kind: 'private',
    isMarked: true,
    content: voucher.value,
    write: (picture) =>
      once(ports, call, async (tx) => {
        const madeAt = ports.clock.now();
        if (!(await endReported(tx, reported.value, madeAt))) return refuse('statusChanged');
        const row = await insertRecharge(tx, {
          ...reported.value,
          number: orderNumber(ports, 'R'),
          memberNo: call.caller.memberNo,
          note: note || null,
          voucher: picture?.name ?? '',
          fingerprint: picture?.fingerprint ?? null,
          judgement: null,
          madeAt,
        });
        if (!row) return refuse('referenceUsed');
        return accept(presentRecharge(row));
      }),
  });
}
