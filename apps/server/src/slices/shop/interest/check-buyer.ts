import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { INTEREST_LASTS } from '@greenhall/domain/shop/interest/interest';
import type { Tx } from '../../../platform/database/database.ts';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { type Wish, interestedIn } from './store.ts';

/**
 * Whether a member may buy this: not if it is the person of an operator who has made it cheaper, entered what it hands out
 * or issued the coupon (`ownInterest`). Answers the operators in whose lines the member stands: operators look at the order.
 */
export async function checkBuyer(
  { persons, clock }: Pick<Ports, 'persons' | 'clock'>,
  tx: Tx,
  memberNo: MemberNo,
  wish: Wish,
): Promise<Result<readonly OperatorId[]>> {
  const since = new Date(clock.now().getTime() - INTEREST_LASTS);
  const above: OperatorId[] = [];
  for (const operator of await interestedIn(tx, wish, since)) {
    const closeness = await persons.closeness(tx, operator, memberNo);
    if (closeness === 'own') return refuse('ownInterest');
    if (closeness === 'line') above.push(operator);
  }
  return accept(above);
}

/**
 * What makes something cheaper for buyers is done alone only by an operator whose own accounts are known
 * (`reviewerUndeclared`).
 */
export function checkDeclared({ members }: OperatorCaller): Result<true> {
  return members === null ? refuse('reviewerUndeclared') : accept(true);
}
