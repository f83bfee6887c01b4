import { minus, plus, ZERO, type Amount } from '../../shared/money.ts';
import { dueOf, figuresOf, type BonusClaim, type BonusRow, type Fraction } from '../bonus/bonus.ts';
import { bonusPaid } from '../movements.ts';
import { appendPostings, indexOf, memberAt, noteClosing, type World } from './world.ts';

/** Stock yield is paid in `mey` alone; every other bonus in part in `ftb`. Rule: stock#bonuses. */
const ftbRate = (world: World, claim: BonusClaim) => (claim.kind === 'yield' ? 0 : world.plan.ftbBp);

function payRow(world: World, row: BonusRow): void {
  world.pools[row.kind] = minus(world.pools[row.kind], row.paid);
  appendPostings(world, bonusPaid(row));
  world.records.bonuses.push(row);
  if (row.kind === 'yield') return;
  const member = memberAt(world, indexOf(world, row.receiver));
  member.countedIncome = plus(member.countedIncome, row.paid);
  noteClosing(world, member);
}

/**
 * Pays the claims of one step, in full or at their common fraction of the step's budget: the pool's balance, unless a
 * rule sets a lower one. Returns dues and pool, which are published. Rule: stock#bonuses.
 */
export function payClaims(world: World, claims: readonly BonusClaim[], pool: Amount): Fraction {
  const fraction = { pool, dues: claims.reduce<Amount>((total, claim) => plus(total, dueOf(claim)), ZERO) };
  for (const claim of claims) {
    const ftbBp = ftbRate(world, claim);
    payRow(world, { ...claim, ...fraction, ...figuresOf(claim, fraction, ftbBp), day: world.day, ftbBp });
  }
  return fraction;
}
