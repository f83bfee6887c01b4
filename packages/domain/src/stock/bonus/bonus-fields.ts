import type { MemberNo } from '../../shared/member-no.ts';
import type { Amount, Shares } from '../../shared/money.ts';

/** The units of bonus figures and the type of their values in the rules. */
export interface UnitValues {
  /** The number of a member or of a payment. */
  readonly member: MemberNo;
  readonly payment: bigint;
  readonly micro: Amount;
  readonly shares: Shares;
  /** Basis points, hundredths, a plain count, and a UTC day counted from 1970. */
  readonly bp: number;
  readonly hundredths: number;
  readonly count: number;
  readonly day: number;
}
export type Unit = keyof UnitValues;
export type Fields = Readonly<Record<string, Unit>>;
export type ValuesOf<F extends Fields> = { readonly [K in keyof F]: UnitValues[F[K]] };

/** Units whose values are 64-bit numbers; the others are small whole numbers. */
const WIDE: ReadonlySet<Unit> = new Set<Unit>(['member', 'payment', 'micro', 'shares']);

/** Whether the values of a unit are 64-bit numbers, which JSON keeps as text. */
export function isWide(unit: Unit): boolean {
  return WIDE.has(unit);
}

/** The bonuses: whatever differs by kind is a table over them. Stored numbers refer to positions in this order. */
export const BONUS_KINDS = ['referral', 'seePoint', 'collision', 'leadership', 'lifetime', 'merit', 'yield'] as const;
export type BonusKind = (typeof BONUS_KINDS)[number];

/** Who is to get a bonus, and the effective height it had left at that step. */
const EARNER = { receiver: 'member', height: 'micro' } as const satisfies Fields;

/**
 * The figures that each kind of bonus is computed from, in their stored order. The stored form, the wire form and the
 * explanation on screen follow from this table. Stock yield is not counted income, so no height limits it. The sources
 * of a leadership bonus are stored in addition to its fields. Rule: stock#bonuses.
 */
export const BONUS_FIELDS = {
  /** At recognition, to the payer's referrer, at the rate of the referrer's level. */
  referral: { ...EARNER, payment: 'payment', source: 'member', fee: 'micro', rateBp: 'bp' },
  /** At recognition, to a placement ancestor at `distance`. */
  seePoint: { ...EARNER, payment: 'payment', source: 'member', distance: 'count', fee: 'micro', rateBp: 'bp' },
  /** The day's match of both zones: carries as they stood before, and the day's new volumes. */
  collision: {
    ...EARNER,
    carryA: 'micro',
    carryB: 'micro',
    newA: 'micro',
    newB: 'micro',
    rateBp: 'bp',
    dailyCap: 'micro',
  },
  /** A leader's parts of the day's collision payments. */
  leadership: EARNER,
  /** The next in the queue of lifetime awards; `reachedOn` is the day on which the threshold was reached. */
  lifetime: { ...EARNER, threshold: 'micro', award: 'micro', reachedOn: 'day' },
  /** A rank at a month's end; `balance` is the pool before the first payment. */
  merit: { ...EARNER, rank: 'count', matched: 'micro', weight: 'hundredths', balance: 'micro' },
  /** A holder's part of the day's yield `payout`. */
  yield: { receiver: 'member', payout: 'micro', held: 'shares', outstanding: 'shares' },
} as const satisfies Readonly<Record<BonusKind, Fields>>;

/** The kinds that count as income and are limited by the effective height. Rule: stock#bonuses. */
export const COUNTED_KINDS: readonly BonusKind[] = BONUS_KINDS.filter((kind) => 'height' in BONUS_FIELDS[kind]);

/**
 * Whether the bonuses of a kind that are paid at one moment share what is there in the proportion of their dues; others are a step
 * each. Rule: stock#bonuses.
 */
export const IS_SHARED: Readonly<Record<BonusKind, boolean>> = {
  referral: false,
  seePoint: false,
  collision: true,
  leadership: true,
  lifetime: false,
  merit: true,
  yield: true,
};

/** The figures of one collision payment of which a leader receives a part. */
export const LED_FIELDS = {
  source: 'member',
  generation: 'count',
  paid: 'micro',
  rateBp: 'bp',
} as const satisfies Fields;
