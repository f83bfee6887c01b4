import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { eventOfEnd } from '@greenhall/domain/wallet/payment-request';
import type { TransferState } from '@greenhall/domain/wallet/transfer';
import type { Tx } from '../../platform/database/database.ts';
import type { Ports } from '../../platform/ports.ts';
import { type PaymentRequestRow, movePaymentRequest, requestHeldBy } from './store-payment-requests.ts';

/** Screens of these members that show a request read it again. */
export async function publishRequest(
  { live }: Pick<Ports, 'live'>,
  tx: Tx,
  { id }: Pick<PaymentRequestRow, 'id'>,
  members: readonly bigint[],
): Promise<void> {
  const channels = members.map((member) => `member:${member}` as const);
  await live.publish(tx, { channels, events: [{ what: 'paymentRequest', id: String(id) }] });
}

/** A transfer that was held has ended: so has the hold of the request that it pays, if it pays one. */
export async function followTransfer(
  ports: Pick<Ports, 'live'>,
  tx: Tx,
  { id, payer, payee }: { readonly id: bigint; readonly payer: MemberNo; readonly payee: MemberNo },
  state: Exclude<TransferState, 'held'>,
  at: Date,
): Promise<void> {
  const request = await requestHeldBy(tx, id);
  if (!request) return;
  const event = eventOfEnd(state, request.expiresAt.getTime(), at.getTime());
  const moved = await movePaymentRequest(tx, request, { event, at });
  if (!moved) throw new Error(`payment request ${request.id} is held, and cannot ${event}`);
  await publishRequest(ports, tx, moved, [payee, payer]);
}
