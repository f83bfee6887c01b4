import { amount, MICRO, type Amount } from '../shared/money.ts';
import { DAY } from '../shared/time.ts';
import type { Tone } from '../shared/tone.ts';
import { DEFAULT_LEVELS, type Level } from './levels.ts';

/** Where a version of the plan stands in time: it comes into force and is replaced with the beginning of a day. Rule: members#plans. */
export const PLAN_STATES = ['announced', 'inForce', 'past'] as const;
type PlanState = (typeof PLAN_STATES)[number];
/** What each state asks of operators. */
export const PLAN_TONES: Readonly<Record<PlanState, Tone>> = {
  announced: 'moving',
  inForce: 'good',
  past: 'neutral',
};

/** How long before the beginning of its day a version of the plan is approved, in milliseconds. Rule: members#plans. */
export const PLAN_NOTICE = DAY;

/** The shares of the fee that go to the bonus pools, in basis points of the fee (rule: stock#recognition). */
export interface PoolRates {
  readonly referral: number;
  readonly seePoint: number;
  readonly collision: number;
  readonly leadership: number;
  readonly merit: number;
  readonly lifetime: number;
}

/** A lifetime award: once, when the cumulative matched volume first reaches `threshold` (micro). */
export interface LifetimeAward {
  readonly threshold: Amount;
  readonly award: Amount;
}

/** The parameters of one plan version. Rates in basis points, amounts in micro. A version is never edited. */
export interface Plan {
  readonly levels: readonly Level[];
  /** The fee's share of a payment. */
  readonly feeBp: number;
  readonly coolingOffDays: number;
  readonly poolBp: PoolRates;
  /** See-point, of the payer's fee to each ancestor within depth. */
  readonly seePointBp: number;
  /** Leadership by sponsor generation, as a rate of the collision paid. */
  readonly leadershipBp: readonly number[];
  readonly lifetime: readonly LifetimeAward[];
  /** Merit weights by rank, in hundredths of the pool. */
  readonly meritWeights: readonly number[];
  /** The share of each bonus that is paid in `ftb`. */
  readonly ftbBp: number;
  /** The largest part of the reserve that the stock yield pays in one day. */
  readonly yieldCapBp: number;
  /** The share of every transfer, exchange and trading fee that goes to pool:yield. */
  readonly yieldFeeBp: number;
  /** What a sale of shares leaves in the reserve. */
  readonly saleFeeBp: number;
  /** The `mey` worth of shares that one distribution run may issue. */
  readonly issueCap: Amount;
  /** The share of the reserve that a day's buyback may spend. */
  readonly buybackBp: number;
  /** The days after which an offer enters the queue of the buyback. */
  readonly buybackAfterDays: number;
  /** The shown price, in micro per share, at which shares are split. */
  readonly splitPrice: Amount<'mey'>;
  /** Of a transfer in `mey` or `bdb`. */
  readonly transferFeeBp: number;
  /** Of a transfer in a crypto coin. */
  readonly coinTransferFeeBp: number;
  readonly exchangeFeeBp: number;
  readonly tradeFeeBp: number;
  readonly conversionBp: { readonly bdb: number; readonly ftb: number };
}

const whole = (coins: bigint) => amount(coins * MICRO);

/** The default plan. Rule: members#plan-defaults. */
export const DEFAULT_PLAN: Plan = {
  levels: DEFAULT_LEVELS,
  feeBp: 1_000,
  coolingOffDays: 7,
  poolBp: { referral: 1_500, seePoint: 600, collision: 1_200, leadership: 300, merit: 200, lifetime: 200 },
  seePointBp: 30,
  leadershipBp: [1_000, 800, 600, 400, 200],
  lifetime: [
    { threshold: whole(1_000n), award: whole(10n) },
    { threshold: whole(10_000n), award: whole(100n) },
    { threshold: whole(100_000n), award: whole(1_000n) },
  ],
  meritWeights: [30, 20, 14, 10, 8, 6, 4, 3, 3, 2],
  ftbBp: 3_000,
  yieldCapBp: 20,
  yieldFeeBp: 5_000,
  saleFeeBp: 100,
  issueCap: whole(10_000n),
  buybackBp: 1_000,
  buybackAfterDays: 3,
  splitPrice: amount<'mey'>(2n * MICRO),
  transferFeeBp: 0,
  coinTransferFeeBp: 10,
  exchangeFeeBp: 20,
  tradeFeeBp: 50,
  conversionBp: { bdb: 10_000, ftb: 10_000 },
};

/** Why a plan version is not accepted; each name is one rule of economy §2 or §4. */
export type PlanFault =
  | 'levelsMissing'
  | 'amountsNotRising'
  | 'outRateOutside'
  | 'referralAbovePool'
  | 'feeTooHigh'
  | 'poolsTooHigh'
  | 'seePointAbovePool'
  | 'coolingOffTooShort'
  | 'rateNegative'
  | 'rateAboveWhole'
  | 'meritWeightsNotWhole'
  | 'generationWithoutRate'
  | 'conversionAboveOne'
  | 'splitPriceTooLow';

const WHOLE = 10_000;
const MAX_FEE_BP = 2_000;
const MAX_POOLS_BP = 4_000;
export const MIN_LIVE_COOLING_OFF = 7;
const OUT_BP = { min: 10_000, max: 50_000 };

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** Every rate that is a share and therefore lies between 0 and 100 %. */
function sharesOf(plan: Plan): number[] {
  const ofLevels = plan.levels.flatMap(({ referralBp, collisionBp }) => [referralBp, collisionBp]);
  const ofPlan = [
    plan.feeBp,
    plan.seePointBp,
    plan.ftbBp,
    plan.yieldCapBp,
    plan.yieldFeeBp,
    plan.saleFeeBp,
    plan.buybackBp,
  ];
  const ofFees = [plan.transferFeeBp, plan.coinTransferFeeBp, plan.exchangeFeeBp, plan.tradeFeeBp];
  return [...ofLevels, ...ofPlan, ...ofFees, ...Object.values(plan.poolBp), ...plan.leadershipBp];
}

/** The figures that must be non-negative integers but are not shares. */
function countsOf(plan: Plan): number[] {
  const ofLevels = plan.levels.flatMap(({ outBp, seePointDepth, generations }) => [outBp, seePointDepth, generations]);
  return [
    ...ofLevels,
    ...plan.meritWeights,
    plan.coolingOffDays,
    plan.buybackAfterDays,
    ...Object.values(plan.conversionBp),
  ];
}

/** The amounts that must not be negative. */
function amountsOf(plan: Plan): bigint[] {
  const ofLevels = plan.levels.flatMap((level) => [level.amount, level.dailyCap]);
  return [...ofLevels, ...plan.lifetime.flatMap(({ threshold, award }) => [threshold, award]), plan.issueCap];
}

function levelFaults({ levels, poolBp, seePointBp, leadershipBp }: Plan): Record<string, boolean> {
  const amounts = levels.map((level) => level.amount);
  const deepest = Math.max(0, ...levels.map((level) => level.seePointDepth));
  return {
    levelsMissing: levels.length === 0,
    amountsNotRising: amounts.some((value, index) => value <= (amounts[index - 1] ?? 0n)),
    outRateOutside: levels.some(({ outBp }) => outBp < OUT_BP.min || outBp > OUT_BP.max),
    referralAbovePool: levels.some(({ referralBp }) => referralBp > poolBp.referral),
    seePointAbovePool: deepest * seePointBp > poolBp.seePoint,
    generationWithoutRate: levels.some(({ generations }) => generations > leadershipBp.length),
  } satisfies Partial<Record<PlanFault, boolean>>;
}

/**
 * Every fault of a plan version; empty if it can be accepted. The rules guarantee that the two instant bonuses can
 * always be paid in full and that no member's principal is paid out as a bonus. The minimum length of cooling-off
 * applies in live mode only. Rule: members#plans.
 */
export function validatePlan(plan: Plan, mode: 'sandbox' | 'live'): PlanFault[] {
  const shares = sharesOf(plan);
  const faults = {
    ...levelFaults(plan),
    feeTooHigh: plan.feeBp > MAX_FEE_BP,
    poolsTooHigh: sum(Object.values(plan.poolBp)) > MAX_POOLS_BP,
    coolingOffTooShort: mode === 'live' && plan.coolingOffDays < MIN_LIVE_COOLING_OFF,
    rateNegative: ![...shares, ...countsOf(plan)].every(isCount) || amountsOf(plan).some((value) => value < 0n),
    rateAboveWhole: shares.some((rate) => rate > WHOLE),
    meritWeightsNotWhole: sum(plan.meritWeights) !== 100,
    conversionAboveOne: Object.values(plan.conversionBp).some((rate) => rate > WHOLE),
    splitPriceTooLow: plan.splitPrice <= MICRO,
  };
  return (Object.keys(faults) as PlanFault[]).filter((fault) => (faults as Record<PlanFault, boolean>)[fault]);
}
