import { amount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { transferFeeBp } from '@greenhall/domain/wallet/fees';
import { checkPayable, eventOfPayment } from '@greenhall/domain/wallet/payment-request';
import { transferFigures } from '@greenhall/domain/wallet/transfer';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { provePayPassword } from '../../identity/index.ts';
import { planNow } from '../../members/index.ts';
import { publishRequest } from '../payment-request-steps.ts';
import { lockPaymentRequest, movePaymentRequest, paymentRequestNamed } from '../store-payment-requests.ts';
import { lockMember, namesOf } from '../store.ts';
import { checkPayer, writeTransfer } from '../transfer/write-transfer.ts';
import { presentRequest } from './present.ts';

/**
 * Pays a request by a transfer, to which every rule of transfers applies. The request is locked, so that of several payers one pays.
 */
export async function payRequest(
  ports: Ports,
  call: Call<'wallet.payPaymentRequest'>,
): Promise<Result<Answer<'wallet.payPaymentRequest'>>> {
  const { caller, body, params } = call;
  const proved = await provePayPassword(ports, caller, body.payPassword);
  if (!proved.ok) return proved;
  const plan = await planNow(ports);
  return once(ports, call, async (tx): Promise<Result<Answer<'wallet.payPaymentRequest'>>> => {
    const at = ports.clock.now();
    // The asker first, as whoever deletes a registration does: its requests go with it.
    const asked = await paymentRequestNamed(tx, params.name);
    const found = asked && (await lockMember(tx, asked.payee)) ? await lockPaymentRequest(tx, params.name) : undefined;
    if (!found) return refuse('notFound');
    const { payee, coin, remark } = found;
    const payable = checkPayable({ ...found, expiresAt: found.expiresAt.getTime() }, caller.memberNo, at.getTime());
    if (!payable.ok) return payable;
    const free = await checkPayer(tx, caller.memberNo, at);
    if (!free.ok) return free;
    const feeBp = transferFeeBp(plan, coin);
    if (body.feeBp !== feeBp) return refuse('rateChanged');
    const payeeName = (await namesOf(tx, [payee])).get(payee) ?? '';
    const figures = transferFigures(caller.username, payeeName, amount(found.amount), feeBp);
    if (!figures.ok) return figures;
    const order = {
      payer: caller.memberNo,
      coin,
      figures: figures.value,
      yieldFeeBp: plan.yieldFeeBp,
      remark,
      key: null,
    };
    const paid = await writeTransfer(ports, tx, order, payee, at);
    if (!paid.ok) return paid;
    const event = eventOfPayment(paid.value.state);
    const row = await movePaymentRequest(tx, found, { event, at, transferId: paid.value.id });
    if (!row) throw new Error(`payment request ${found.id} is locked, and has changed`);
    await publishRequest(ports, tx, row, [payee, caller.memberNo]);
    return accept(await presentRequest(ports, tx, row, caller));
  });
}
