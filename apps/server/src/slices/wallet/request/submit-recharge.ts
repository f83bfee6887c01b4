import { formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { readReference } from '@greenhall/domain/wallet/reference';
import { WALLET_RULES } from '@greenhall/domain/wallet/rules';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { pictureOf, withPicture } from '../../../platform/pictures/uploads.ts';
import { orderNumber } from '../numbers.ts';
import { wasShown } from '../pay-in/store-ways.ts';
import { presentRecharge } from './present.ts';
import { insertRecharge } from './store.ts';

/** Reports a payment made outside the chain. Nothing is credited until two operators have seen the receipt. */
export async function submitRecharge(
  ports: Ports,
  call: Call<'wallet.submitRecharge'>,
): Promise<Result<Answer<'wallet.submitRecharge'>>> {
  const { amount: typed, reference, note, way } = call.body;
  const value = parseAmount(typed);
  if (value === undefined || value <= 0n) return refuse('amountRule');
  const { rechargeMin, rechargeMax } = WALLET_RULES;
  if (value < rechargeMin || value > rechargeMax) {
    return refuse('amountRange', { min: formatAmount(rechargeMin), max: formatAmount(rechargeMax) });
  }
  const read = readReference(reference);
  if (!read.ok) return read;
  const voucher = pictureOf(call.files.voucher);
  if (!voucher.ok) return voucher;
  return withPicture<'wallet.submitRecharge', Answer<'wallet.submitRecharge'>>(ports, call, {
    kind: 'private',
    isMarked: true,
    content: voucher.value,
    write: (picture) =>
      once(ports, call, async (tx) => {
        const wayId = way === undefined ? null : BigInt(way);
        if (wayId !== null && !(await wasShown(tx, wayId))) return refuse('notFound');
        const row = await insertRecharge(tx, {
          number: orderNumber(ports, 'R'),
          memberNo: call.caller.memberNo,
          amount: value,
          reference: read.value,
          note: note || null,
          wayId,
          voucher: picture?.name ?? '',
          fingerprint: picture?.fingerprint ?? null,
          madeAt: ports.clock.now(),
        });
        return row ? accept(presentRecharge(row)) : refuse('referenceUsed');
      }),
  });
}
