import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../../platform/database/database.ts';
import type { OperatorCaller } from '../../../../platform/http/caller.ts';
import type { Ports } from '../../../../platform/ports.ts';
import type { OpenReturnRequest } from '../../return-request/end.ts';
import { returnRequestById } from '../../return-request/store.ts';
import { lockOrder } from '../../order/store.ts';

/** A return request with its order, which is locked first; `undefined` if there is none of this number. */
export async function lockReturnRequest(tx: Tx, id: bigint): Promise<OpenReturnRequest | undefined> {
  const known = await returnRequestById(tx, id);
  const order = known && (await lockOrder(tx, known.orderId));
  // The return request may have ended while this transaction waited for the lock.
  const open = order && (await returnRequestById(tx, id));
  return open && { order, open };
}

/** The same for an operator who is not involved with the buyer. */
export async function lockReturnRequestForDesk(
  { persons }: Pick<Ports, 'persons'>,
  tx: Tx,
  id: bigint,
  checker: OperatorCaller,
): Promise<Result<OpenReturnRequest>> {
  const found = await lockReturnRequest(tx, id);
  if (!found) return refuse('notFound');
  const beneficiaries = [memberBeneficiary(found.order.memberNo)];
  const may = await persons.mayDecide(tx, { maker: null, checker, beneficiaries });
  return may.ok ? accept(found) : may;
}
