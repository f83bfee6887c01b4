import type { RefusalName } from '@greenhall/domain/shared/codes';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { OperatorCaller } from '../../platform/http/caller.ts';
import { involvedWith } from '../network/index.ts';

type Obstacle = Extract<RefusalName, 'reviewerUndeclared' | 'reviewerInvolved'>;
type Sides = { readonly buyer: bigint; readonly seller: bigint };

/**
 * What keeps an operator from deciding about a trade: it has not said which member accounts are its own, or one of them
 * belongs to a side, or stands above or below a side in a tree, and so might profit from the verdict.
 */
export async function obstaclesTo(
  db: Db | Tx,
  { members: own }: Pick<OperatorCaller, 'members'>,
  trades: readonly Sides[],
): Promise<(trade: Sides) => Obstacle | null> {
  if (own === null) return () => 'reviewerUndeclared';
  const sides = trades.flatMap(({ buyer, seller }) => [buyer, seller]);
  const involved = await involvedWith(db, own, sides);
  return ({ buyer, seller }) => (involved.has(buyer) || involved.has(seller) ? 'reviewerInvolved' : null);
}
