import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { formatAmount } from '@greenhall/domain/shared/money';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { notifyService } from '../../messages/index.ts';
import { type PaymentRequestRow, paymentRequestNamed } from '../store-payment-requests.ts';
import { namesOf } from '../store.ts';

const REPORTS = defineLimit({
  name: 'payment-requests-reported',
  max: 10,
  seconds: 86_400,
  per: 'member',
  about: 'payment requests reported to customer service',
});

/** What operators have to know of a request, in no language: its number, who asks, for how much and with which words. */
async function factsOf(tx: Tx, { number, payee, coin, amount, state, remark }: PaymentRequestRow): Promise<string> {
  const name = (await namesOf(tx, [payee])).get(payee) ?? '';
  return [number, `${name} (${payee})`, `${formatAmount(amount)} ${coin}`, state, remark ?? '']
    .filter(Boolean)
    .join('\n');
}

/** Tells the desk of a request that somebody was given: a message of the member, which refers to it. */
export function reportRequest(
  ports: Ports,
  call: Call<'wallet.reportPaymentRequest'>,
): Promise<Result<Answer<'wallet.reportPaymentRequest'>>> {
  const { caller, params, body } = call;
  return once(ports, call, async (tx): Promise<Result<Answer<'wallet.reportPaymentRequest'>>> => {
    const at = ports.clock.now();
    const row = await paymentRequestNamed(tx, params.name);
    if (!row) return refuse('notFound');
    if (row.payee === caller.memberNo) return refuse('selfTransfer');
    const counted = await countUse(tx, REPORTS, String(caller.memberNo), at);
    if (!counted.ok) return counted;
    const about = { kind: 'request', id: row.id, number: row.number } as const;
    const note = await factsOf(tx, row);
    const told = await notifyService(ports, tx, caller.memberNo, { key: call.key, text: body.text, about, note, at });
    return told.ok ? accept({}) : told;
  });
}
