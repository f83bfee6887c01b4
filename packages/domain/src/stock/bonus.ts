import { capped } from '../members/effective-height.ts';
import { amount, lesser, minus, mulDivDown, part, plus, ZERO, type Amount, type Shares } from '../shared/money.ts';

/** Who is to get a bonus, and the effective height (micro) it had left at that step. */
interface Earner {
  readonly receiver: bigint;
  readonly height: Amount;
}

/** At recognition, to the payer's referrer: `fee` in micro, the rate of the referrer's level. */
export interface ReferralClaim extends Earner {
  readonly kind: 'referral';
  readonly payment: bigint;
  readonly source: bigint;
  readonly fee: Amount;
  readonly rateBp: number;
}

/** At recognition, to a placement ancestor at `distance`. */
export interface SeePointClaim extends Earner {
  readonly kind: 'seePoint';
  readonly payment: bigint;
  readonly source: bigint;
  readonly distance: number;
  readonly fee: Amount;
  readonly rateBp: number;
}

/** A member's two zones at a day's end: carries as they stood before, and the day's new volumes, in micro of fees. */
export interface Zones {
  readonly carryA: Amount;
  readonly carryB: Amount;
  readonly newA: Amount;
  readonly newB: Amount;
}

/** The day's match of both zones. */
export interface CollisionClaim extends Earner, Zones {
  readonly kind: 'collision';
  readonly rateBp: number;
  readonly dailyCap: Amount;
}

/** One collision payment that a leader has a part of. */
export interface LedPayment {
  readonly source: bigint;
  readonly generation: number;
  readonly paid: Amount;
  readonly rateBp: number;
}

/** A leader's parts of the day's collision payments. */
export interface LeadershipClaim extends Earner {
  readonly kind: 'leadership';
  readonly sources: readonly LedPayment[];
}

/** The next in the line of lifetime awards. */
export interface LifetimeClaim extends Earner {
  readonly kind: 'lifetime';
  readonly threshold: Amount;
  readonly award: Amount;
  /** The day on which the threshold was reached. */
  readonly reachedOn: number;
}

/** A rank at a month's end; `balance` is the pool before the first payment, `weight` in hundredths. */
export interface MeritClaim extends Earner {
  readonly kind: 'merit';
  readonly rank: number;
  readonly matched: Amount;
  readonly weight: number;
  readonly balance: Amount;
}

/** A holder's part of the day's yield `payout`. It is not counted income, so no height bounds it. */
export interface YieldClaim {
  readonly kind: 'yield';
  readonly receiver: bigint;
  readonly payout: Amount;
  readonly held: Shares;
  readonly outstanding: Shares;
}

export type BonusClaim =
  | ReferralClaim
  | SeePointClaim
  | CollisionClaim
  | LeadershipClaim
  | LifetimeClaim
  | MeritClaim
  | YieldClaim;

/** The seven bonuses, in an order that numbers may stand for. */
export const BONUS_KINDS = [
  'referral',
  'seePoint',
  'collision',
  'leadership',
  'lifetime',
  'merit',
  'yield',
] as const satisfies readonly BonusClaim['kind'][];
export type BonusKind = BonusClaim['kind'];

/** What a step has for its claims: the balance it may pay from, and the sum of all dues of the step. */
export interface Fraction {
  readonly pool: Amount;
  readonly dues: Amount;
}

/** What a bonus comes to, in micro: what is due, what is paid of it, and the two coins it is paid in. */
export interface BonusFigures {
  readonly due: Amount;
  readonly paid: Amount;
  readonly ftb: Amount;
  readonly mey: Amount;
}

/** A bonus as it is kept: every input, rate and cap, the paid fraction `pool / dues`, and the figures. */
export type BonusRow = BonusClaim & Fraction & BonusFigures & { readonly day: number; readonly ftbBp: number };

const sum = (values: readonly Amount[]) => values.reduce<Amount>((total, value) => plus(total, value), ZERO);

/** What matches of both zones, in micro of fees: the smaller side of carry and new volume. Rule: economy §5. */
export function matchOf({ carryA, carryB, newA, newB }: Zones): Amount {
  return lesser(plus(carryA, newA), plus(carryB, newB));
}

/** What is due by the rule of the claim's kind, all caps included, in micro. Rule: economy §5. */
export function dueOf(claim: BonusClaim): Amount {
  switch (claim.kind) {
    case 'referral':
    case 'seePoint':
      return capped(part(claim.fee, claim.rateBp), claim.height);
    case 'collision':
      return capped(lesser(part(matchOf(claim), claim.rateBp), claim.dailyCap), claim.height);
    case 'leadership':
      return capped(sum(claim.sources.map(({ paid, rateBp }) => part(paid, rateBp))), claim.height);
    case 'lifetime':
      return capped(claim.award, claim.height);
    case 'merit':
      return capped(amount(mulDivDown(claim.balance, BigInt(claim.weight), 100n)), claim.height);
    case 'yield':
      return amount(mulDivDown(claim.payout, claim.held, claim.outstanding));
  }
}

/** A due in full, or at the common fraction when the sum of dues exceeds the pool: `floor(due · P / D)`. Rule: economy §5. */
function scaled(due: Amount, { pool, dues }: Fraction): Amount {
  return dues > pool ? amount(mulDivDown(due, pool, dues)) : due;
}

/** The figures of a claim at a step's fraction: `part(paid, ftbBp)` in `ftb`, the rest in `mey`. Rule: economy §5. */
export function figuresOf(claim: BonusClaim, fraction: Fraction, ftbBp: number): BonusFigures {
  const due = dueOf(claim);
  const paid = scaled(due, fraction);
  const ftb = part(paid, ftbBp);
  return { due, paid, ftb, mey: minus(paid, ftb) };
}
