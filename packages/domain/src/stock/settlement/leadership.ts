import { isEarning } from '../../members/effective-height.ts';
import type { ClaimOf, LedPayment } from '../bonus/bonus.ts';
import { payClaims } from './pay-bonus.ts';
import { heightOf, levelOfMember } from './state.ts';
import { ancestorsOf, haveSameOwner } from './trees.ts';
import { indexOf, memberAt, numberAt, type World } from './world.ts';

/** Each leader's parts of the day's collision payments, by the leader's index. */
function ledPayments(world: World): ReadonlyMap<number, LedPayment[]> {
  const { plan, trees, records } = world;
  const led = new Map<number, LedPayment[]>();
  for (const row of records.bonuses.ofKind('collision')) {
    if (row.paid === 0n) continue;
    const earner = indexOf(world, row.receiver);
    for (const [leader, generation] of ancestorsOf(trees.sponsor, earner, plan.leadershipBp.length)) {
      const generations = levelOfMember(plan, memberAt(world, leader))?.generations ?? 0;
      if (generations < generation || haveSameOwner(trees, earner, leader)) continue;
      const part = { source: row.receiver, generation, paid: row.paid, rateBp: plan.leadershipBp[generation - 1] ?? 0 };
      const parts = led.get(leader);
      if (parts) parts.push(part);
      else led.set(leader, [part]);
    }
  }
  return led;
}

/**
 * Leadership after the collision payments: parts of what was paid to sponsored members, summed per leader, scaled to
 * what the pool holds. Rule: stock#bonuses.
 */
export function payLeadership(world: World): void {
  const claims: ClaimOf<'leadership'>[] = [];
  for (const [leader, sources] of [...ledPayments(world)].toSorted(([a], [b]) => a - b)) {
    const height = heightOf(world.plan, memberAt(world, leader));
    if (isEarning(height)) claims.push({ kind: 'leadership', receiver: numberAt(world, leader), height, sources });
  }
  world.records.leadership = payClaims(world, claims, world.pools.leadership);
}
