import { lesser, type Amount } from '../../shared/money.ts';
import type { ClaimOf } from '../bonus/bonus.ts';
import { payClaims } from './pay-bonus.ts';
import { heightOf } from './state.ts';
import { memberAt, numberAt, type World } from './world.ts';

/**
 * Merit at a month's end: the members with the most matched volume of the month, the smaller number first among
 * equals; one that is not earning keeps its rank and is paid 0. The next month begins with nothing. Rule: stock#bonuses.
 */
export function payMerit(world: World): void {
  const balance = world.pools.merit;
  const ranked: { readonly index: number; readonly matched: Amount }[] = [];
  for (const [index, { monthA, monthB }] of world.members.entries()) {
    const matched = lesser(monthA, monthB);
    if (matched > 0n) ranked.push({ index, matched });
  }
  const claims = ranked
    .toSorted((a, b) => (a.matched === b.matched ? a.index - b.index : a.matched > b.matched ? -1 : 1))
    .slice(0, world.plan.meritWeights.length)
    .map(({ index, matched }, place): ClaimOf<'merit'> => {
      const height = heightOf(world.plan, memberAt(world, index));
      const rank = { rank: place + 1, matched, weight: world.plan.meritWeights[place] ?? 0 };
      return { kind: 'merit', receiver: numberAt(world, index), height, ...rank, balance };
    });
  payClaims(world, claims, balance);
  world.members.columns.monthA.fill(0n);
  world.members.columns.monthB.fill(0n);
}
