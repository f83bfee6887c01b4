import { capBonus } from '../../members/effective-height.ts';
import { amount, lesser, minus, mulDivDown, part, plus, ZERO, type Amount } from '../../shared/money.ts';
import type { BONUS_FIELDS, BonusKind, LED_FIELDS, ValuesOf } from './bonus-fields.ts';

/** One collision payment of which a leader receives a part. */
export type LedPayment = ValuesOf<typeof LED_FIELDS>;

/** What a bonus of a kind is computed from. */
export type ClaimOf<K extends BonusKind> = { readonly kind: K } & ValuesOf<(typeof BONUS_FIELDS)[K]> &
  (K extends 'leadership' ? { readonly sources: readonly LedPayment[] } : unknown);
export type BonusClaim = { [K in BonusKind]: ClaimOf<K> }[BonusKind];

/** A member's two zones at a day's end: the carries before the match and the day's new volumes, in micro of fees. */
export type Zones = Pick<ClaimOf<'collision'>, 'carryA' | 'carryB' | 'newA' | 'newB'>;

/** What a step can pay: the balance it may pay from, and the sum of all dues of the step. */
export interface Fraction {
  readonly pool: Amount;
  readonly dues: Amount;
}

/** The result of a bonus, in micro: what is due, what is paid of it, and the two coins it is paid in. */
export interface BonusFigures {
  readonly due: Amount;
  readonly paid: Amount;
  readonly ftb: Amount;
  readonly mey: Amount;
}

/** A stored bonus: every input, rate and cap, the paid fraction `pool / dues`, and the figures. */
export type BonusRow = BonusClaim & Fraction & BonusFigures & { readonly day: number; readonly ftbBp: number };

const sum = (values: readonly Amount[]) => values.reduce<Amount>((total, value) => plus(total, value), ZERO);

/** What matches of both zones, in micro of fees: the smaller side of carry and new volume. Rule: stock#bonuses. */
export function matchOf({ carryA, carryB, newA, newB }: Zones): Amount {
  return lesser(plus(carryA, newA), plus(carryB, newB));
}

/** What is due by the rule of the claim's kind, all caps included, in micro. Rule: stock#bonuses. */
export function dueOf(claim: BonusClaim): Amount {
  switch (claim.kind) {
    case 'referral':
    case 'seePoint':
      return capBonus(part(claim.fee, claim.rateBp), claim.height);
    case 'collision':
      return capBonus(lesser(part(matchOf(claim), claim.rateBp), claim.dailyCap), claim.height);
    case 'leadership':
      return capBonus(sum(claim.sources.map(({ paid, rateBp }) => part(paid, rateBp))), claim.height);
    case 'lifetime':
      return capBonus(claim.award, claim.height);
    case 'merit':
      return capBonus(amount(mulDivDown(claim.balance, BigInt(claim.weight), 100n)), claim.height);
    case 'yield':
      return amount(mulDivDown(claim.payout, claim.held, claim.outstanding));
  }
}

/**
 * Pays a due in full, or at the common fraction if the sum of dues exceeds the pool: `floor(due · P / D)`. Rule:
 * stock#bonuses.
 */
function scaleDue(due: Amount, { pool, dues }: Fraction): Amount {
  return dues > pool ? amount(mulDivDown(due, pool, dues)) : due;
}

/** The figures of a claim at a step's fraction: `part(paid, ftbBp)` in `ftb`, the rest in `mey`. Rule: stock#bonuses. */
export function figuresOf(claim: BonusClaim, fraction: Fraction, ftbBp: number): BonusFigures {
  const due = dueOf(claim);
  const paid = scaleDue(due, fraction);
  const ftb = part(paid, ftbBp);
  return { due, paid, ftb, mey: minus(paid, ftb) };
}
