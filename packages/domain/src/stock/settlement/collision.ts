import { isEarning } from '../../members/effective-height.ts';
import { amount, minus, plus, type Amount } from '../../shared/money.ts';
import { matchOf, type ClaimOf } from '../bonus/bonus.ts';
import { reachThresholds } from './lifetime.ts';
import { payClaims } from './pay-bonus.ts';
import { heightOf, levelOfMember } from './state.ts';
import { zoneVolumes } from './trees.ts';
import { memberAt, numberAt, type World } from './world.ts';

/**
 * Matches one member's zones, with or without a payment, and updates carries, matched volume and the month's volume.
 */
function matchZones(world: World, index: number, inA: bigint, inB: bigint): ClaimOf<'collision'> | undefined {
  const member = memberAt(world, index);
  const level = levelOfMember(world.plan, member);
  if (!level) return undefined;
  const zones = { carryA: member.carryA, carryB: member.carryB, newA: amount(inA), newB: amount(inB) };
  const matched = matchOf(zones);
  member.carryA = minus(plus(zones.carryA, zones.newA), matched);
  member.carryB = minus(plus(zones.carryB, zones.newB), matched);
  member.monthA = plus(member.monthA, zones.newA);
  member.monthB = plus(member.monthB, zones.newB);
  if (matched === 0n) return undefined;
  reachThresholds(world, index, matched);
  const height = heightOf(world.plan, member);
  if (!isEarning(height)) return undefined;
  const rates = { rateBp: level.collisionBp, dailyCap: level.dailyCap };
  return { kind: 'collision', receiver: numberAt(world, index), height, ...zones, ...rates };
}

/**
 * Pays collision at the day's end to every member that has a level by now; all dues are scaled to the pool's balance. A
 * day without volume changes no carry, because one of the two is always empty. Rule: stock#bonuses.
 */
export function payCollision(world: World, volumes: ReadonlyMap<number, Amount>): void {
  const claims: ClaimOf<'collision'>[] = [];
  const { inA, inB } = zoneVolumes(world.trees, volumes);
  const size = volumes.size > 0 ? inA.length : 0;
  for (let index = 0; index < size; index += 1) {
    const [a, b] = [inA[index] ?? 0n, inB[index] ?? 0n];
    const claim = a > 0n || b > 0n ? matchZones(world, index, a, b) : undefined;
    if (claim) claims.push(claim);
  }
  world.records.collision = payClaims(world, claims, world.pools.collision);
}
