import { amount, minus, MICRO, type Amount } from '../shared/money.ts';
import { accept, refuse, type Result } from '../shared/result.ts';

/** One level of a plan version (rule: members#levels). Amounts in micro of one unit, rates in basis points. */
export interface Level {
  /** Registration amount. */
  readonly amount: Amount;
  /** Out limit as a rate of the recognised fees. */
  readonly outBp: number;
  readonly referralBp: number;
  readonly collisionBp: number;
  /** The most collision a member of this level is due for one day. */
  readonly dailyCap: Amount;
  /** The greatest placement distance that pays see-point. */
  readonly seePointDepth: number;
  /** Sponsor generations that pay leadership. */
  readonly generations: number;
}

const whole = (coins: bigint): Amount => amount(coins * MICRO);

type Row = readonly [
  coins: bigint,
  outBp: number,
  referralBp: number,
  collisionBp: number,
  cap: bigint,
  depth: number,
  generations: number,
];

const ROWS: readonly Row[] = [
  [100n, 20_000, 600, 600, 10n, 5, 0],
  [500n, 22_000, 800, 700, 50n, 8, 1],
  [1_000n, 25_000, 1_000, 800, 100n, 10, 2],
  [3_000n, 28_000, 1_200, 1_000, 300n, 14, 3],
  [5_000n, 30_000, 1_500, 1_200, 500n, 17, 4],
  [10_000n, 30_000, 1_500, 1_200, 1_000n, 20, 5],
];

/** The six default levels V1 to V6; level n is at index n − 1. Rule: members#levels. */
export const DEFAULT_LEVELS: readonly Level[] = ROWS.map(
  ([coins, outBp, referralBp, collisionBp, cap, seePointDepth, generations]) => ({
    amount: whole(coins),
    outBp,
    referralBp,
    collisionBp,
    dailyCap: whole(cap),
    seePointDepth,
    generations,
  }),
);

/** The two level figures of a member; 0 means none. They differ only while a payment is in cooling-off. */
export interface MemberLevels {
  /** By the last recognised payment. */
  readonly level: number;
  /** By the last payment; prices are computed from it. */
  readonly bought: number;
  /** The member has a level and its effective height is used up. */
  readonly closed: boolean;
}

/** What a payment costs, in micro, and the level it buys. */
export interface LevelPrice {
  readonly amount: Amount;
  readonly level: number;
}

/** The level with number `no`, or `levelUnknown`. */
export function levelOf(levels: readonly Level[], no: number): Result<Level> {
  const level = levels[no - 1];
  return level ? accept(level) : refuse('levelUnknown');
}

/** An activation costs the registration amount of the level chosen (`levelUnknown`). Rule: members#prices. */
export function priceOfActivation(levels: readonly Level[], target: number): Result<LevelPrice> {
  const level = levelOf(levels, target);
  return level.ok ? accept({ amount: level.value.amount, level: target }) : level;
}

/**
 * An upgrade costs the difference of the registration amounts. Refusals: `memberNotActive` without a level bought,
 * `levelUnknown`, `levelNotHigher`. A closed member may upgrade. Rule: members#prices.
 */
export function priceOfUpgrade(levels: readonly Level[], standing: MemberLevels, target: number): Result<LevelPrice> {
  const bought = levels[standing.bought - 1];
  if (!bought) return refuse('memberNotActive');
  const level = levelOf(levels, target);
  if (!level.ok) return level;
  if (target <= standing.bought) return refuse('levelNotHigher');
  return accept({ amount: minus(level.value.amount, bought.amount), level: target });
}

/**
 * A reinvestment costs the registration amount of the level bought, again. Refusals: `memberNotActive` without a
 * level bought; `levelClosed` while the level is closed and no upgrade of it has been bought, save on the highest
 * level, which reinvestment reopens. Rule: members#prices.
 */
export function priceOfReinvestment(levels: readonly Level[], standing: MemberLevels): Result<LevelPrice> {
  const bought = levels[standing.bought - 1];
  if (!bought) return refuse('memberNotActive');
  const upgradeBought = standing.bought > standing.level;
  if (standing.closed && !upgradeBought && standing.bought < levels.length) return refuse('levelClosed');
  return accept({ amount: bought.amount, level: standing.bought });
}
