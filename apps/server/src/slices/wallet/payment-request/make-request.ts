import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { transferFeeBp } from '@greenhall/domain/wallet/fees';
import { OPEN_REQUESTS, REQUESTS_PER_MINUTE, readRequest } from '@greenhall/domain/wallet/payment-request';
import { lockText } from '../../../platform/database/locks.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { planNow } from '../../members/index.ts';
import { orderNumber } from '../numbers.ts';
import {
  countOpenRequests,
  insertPaymentRequest,
  lockPaymentRequest,
  movePaymentRequest,
} from '../store-payment-requests.ts';
import { publishRequest } from '../payment-request-steps.ts';
import { presentRequest } from './present.ts';

const PACE = defineLimit({
  name: 'payment-requests',
  max: REQUESTS_PER_MINUTE,
  seconds: 60,
  per: 'member',
  about: 'payment requests made',
});

/** So many random bytes name a request, that nobody guesses one. */
const NAME_BYTES = 16;

/** Makes a request that anybody who is given its link may pay, once. Nobody is told of it. */
export async function makeRequest(
  ports: Ports,
  call: Call<'wallet.makePaymentRequest'>,
): Promise<Result<Answer<'wallet.makePaymentRequest'>>> {
  const { caller, body } = call;
  const plan = await planNow(ports);
  return once(ports, call, async (tx): Promise<Result<Answer<'wallet.makePaymentRequest'>>> => {
    const at = ports.clock.now();
    const typed = { amount: body.amount, remark: body.remark ?? '', minutes: body.minutes };
    const terms = readRequest(typed, transferFeeBp(plan, body.coin), at.getTime());
    if (!terms.ok) return terms;
    const { memberNo: payee } = caller;
    const paced = await countUse(tx, PACE, String(payee), at);
    if (!paced.ok) return paced;
    await lockText(tx, 'paymentRequests', String(payee));
    if ((await countOpenRequests(tx, payee, at)) >= OPEN_REQUESTS)
      return refuse('requestLimit', { max: OPEN_REQUESTS });
    const row = await insertPaymentRequest(tx, {
      name: ports.random.token(NAME_BYTES),
      number: orderNumber(ports, 'P'),
      payee,
      coin: body.coin,
      amount: terms.value.amount,
      remark: terms.value.remark,
      madeAt: at,
      expiresAt: new Date(terms.value.expiresAt),
    });
    return accept(await presentRequest(ports, tx, row, caller));
  });
}

/** The asker takes an open request back. While it is held, the payer's coins are under way. */
export function cancelRequest(
  ports: Ports,
  call: Call<'wallet.cancelPaymentRequest'>,
): Promise<Result<Answer<'wallet.cancelPaymentRequest'>>> {
  const { caller, params } = call;
  return once(ports, call, async (tx): Promise<Result<Answer<'wallet.cancelPaymentRequest'>>> => {
    const at = ports.clock.now();
    const found = await lockPaymentRequest(tx, params.name);
    if (!found || found.payee !== caller.memberNo) return refuse('notFound');
    if (found.expiresAt <= at) return refuse('statusChanged');
    const row = await movePaymentRequest(tx, found, { event: 'cancel', at });
    if (!row) return refuse('statusChanged');
    await publishRequest(ports, tx, row, [row.payee]);
    return accept(await presentRequest(ports, tx, row, caller));
  });
}
