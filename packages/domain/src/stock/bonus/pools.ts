import type { PoolRates } from '../../members/plan.ts';
import { minus, part, type Amount } from '../../shared/money.ts';

/** The platform's pools that pay bonuses, in the order in which a fee is divided; stock yield is paid from the last. */
export const POOLS = ['referral', 'seePoint', 'collision', 'leadership', 'merit', 'lifetime', 'yield'] as const;
export type Pool = (typeof POOLS)[number];

/** The balance of each pool, in micro of `mey`. */
export type Pools = Readonly<Record<Pool, Amount>>;

/** Each pool's account in the chart. */
export const POOL_PURPOSE = {
  referral: 'pool:referral',
  seePoint: 'pool:see_point',
  collision: 'pool:collision',
  leadership: 'pool:leadership',
  merit: 'pool:merit',
  lifetime: 'pool:lifetime',
  yield: 'pool:yield',
} as const satisfies Readonly<Record<Pool, string>>;

/** The parts of a fee, in micro of `mey`. */
export interface Division {
  readonly pools: readonly (readonly [pool: Pool, share: Amount])[];
  readonly operations: Amount;
}

/** Divides a recognised fee: `part(fee, bp)` to each pool, the rest to operations. Rule: stock#recognition. */
export function divideFee(fee: Amount, rates: PoolRates): Division {
  const pools = POOLS.filter((pool) => pool !== 'yield').map((pool) => [pool, part(fee, rates[pool])] as const);
  return { pools, operations: pools.reduce((rest, [, share]) => minus(rest, share), fee) };
}
