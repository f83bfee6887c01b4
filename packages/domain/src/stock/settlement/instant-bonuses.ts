import { isEarning } from '../../members/effective-height.ts';
import { payClaims } from './pay-bonus.ts';
import { heightOf, levelOfMember, type CoolingPayment } from './state.ts';
import { ancestorsOf, haveSameOwner } from './trees.ts';
import { indexOf, memberAt, numberAt, type World } from './world.ts';

/** A payment just recognised. */
type Source = Pick<CoolingPayment, 'id' | 'payer' | 'fee'>;

/**
 * An ancestor's figures before it is paid; `undefined` if it has the same owner as the payer or is pending or closed,
 * and so receives nothing.
 */
function entitled(world: World, payer: number, index: number) {
  const member = memberAt(world, index);
  const level = levelOfMember(world.plan, member);
  const height = heightOf(world.plan, member);
  if (!level || !isEarning(height) || haveSameOwner(world.trees, payer, index)) return undefined;
  return { level, earner: { receiver: numberAt(world, index), height } };
}

/**
 * Pays referral to the payer's referrer, if earning. The pools of an accepted plan always suffice. If a new plan has
 * higher rates than those by which the payment's fee was divided, a pool pays what it holds. Rule: stock#bonuses.
 */
export function payReferral(world: World, { id, payer, fee }: Source): void {
  const index = indexOf(world, payer);
  for (const [sponsor] of ancestorsOf(world.trees.sponsor, index, 1)) {
    const found = entitled(world, index, sponsor);
    if (!found) return;
    const source = { kind: 'referral', payment: id, source: payer, fee, rateBp: found.level.referralBp } as const;
    payClaims(world, [{ ...source, ...found.earner }], world.pools.referral);
  }
}

/** See-point to each placement ancestor within its level's depth that is earning, from the payer upwards. Rule: stock#bonuses. */
export function paySeePoint(world: World, { id, payer, fee }: Source): void {
  const index = indexOf(world, payer);
  const deepest = Math.max(...world.plan.levels.map((level) => level.seePointDepth));
  for (const [ancestor, distance] of ancestorsOf(world.trees.parent, index, deepest)) {
    const found = entitled(world, index, ancestor);
    if (!found || found.level.seePointDepth < distance) continue;
    const rateBp = world.plan.seePointBp;
    const source = { kind: 'seePoint', payment: id, source: payer, distance, fee, rateBp } as const;
    payClaims(world, [{ ...source, ...found.earner }], world.pools.seePoint);
  }
}
