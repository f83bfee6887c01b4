import { plus, type Amount } from '../../shared/money.ts';
import { dueOf, type ClaimOf } from '../bonus/bonus.ts';
import { payClaims } from './pay-bonus.ts';
import { heightOf, type QueuedAward } from './state.ts';
import { indexOf, memberAt, numberAt, type World } from './world.ts';

/**
 * Adds to the member's cumulative matched volume and queues the awards whose thresholds it first reaches. It is called
 * by ascending member number, so the queue is ordered by day, member number and threshold. Rule: stock#bonuses.
 */
export function reachThresholds(world: World, index: number, matched: Amount): void {
  const member = memberAt(world, index);
  const before = member.matched;
  member.matched = plus(before, matched);
  const reached = world.plan.lifetime
    .filter(({ threshold }) => before < threshold && threshold <= member.matched)
    .toSorted((a, b) => (a.threshold < b.threshold ? -1 : 1))
    .map((award): QueuedAward => ({ ...award, member: numberAt(world, index), reachedOn: world.day }));
  world.awards.push(...reached);
  world.records.awards.push(...reached);
}

/**
 * Pays lifetime achievement: the next award in the queue is paid if the pool holds the due amount, otherwise the queue
 * waits. An award of which the effective height leaves nothing is removed. Rule: stock#bonuses.
 */
export function payLifetime(world: World): void {
  let next = 0;
  for (const { member: receiver, ...award } of world.awards) {
    const height = heightOf(world.plan, memberAt(world, indexOf(world, receiver)));
    const claim: ClaimOf<'lifetime'> = { kind: 'lifetime', receiver, height, ...award };
    if (dueOf(claim) > world.pools.lifetime) break;
    payClaims(world, [claim], world.pools.lifetime);
    next += 1;
  }
  world.awards = world.awards.slice(next);
}
