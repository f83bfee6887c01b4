import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../../platform/database/database.ts';
import type { OperatorCaller } from '../../../../platform/http/caller.ts';
import type { Ports } from '../../../../platform/ports.ts';
import { type OrderRow, lockOrder } from '../../order/store.ts';

/** Locks an order for an operator who is not involved with its buyer (`notFound`, the refusals of persons). */
export async function lockForDesk(
  { persons }: Pick<Ports, 'persons'>,
  tx: Tx,
  id: bigint,
  checker: OperatorCaller,
): Promise<Result<OrderRow>> {
  const order = await lockOrder(tx, id);
  if (!order) return refuse('notFound');
  const may = await persons.mayDecide(tx, { maker: null, checker, beneficiaries: [memberBeneficiary(order.memberNo)] });
  return may.ok ? accept(order) : may;
}
