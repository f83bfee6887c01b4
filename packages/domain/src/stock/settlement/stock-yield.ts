import { lesser, part } from '../../shared/money.ts';
import type { ClaimOf } from '../bonus/bonus.ts';
import { payClaims } from './pay-bonus.ts';
import { numberAt, type World } from './world.ts';

/**
 * Pays stock yield: what pool:yield holds, at most a part of the reserve, to every holder by its shares, including
 * those on offer or put up. Rule: stock#bonuses.
 */
export function payYield(world: World): void {
  const { reserve, outstanding } = world.market;
  const payout = lesser(world.pools.yield, part(reserve, world.plan.yieldCapBp));
  if (payout === 0n || outstanding === 0n) return;
  const claims: ClaimOf<'yield'>[] = [];
  for (const [index, { held }] of world.members.entries())
    if (held > 0n) claims.push({ kind: 'yield', receiver: numberAt(world, index), payout, held, outstanding });
  payClaims(world, claims, payout);
}
