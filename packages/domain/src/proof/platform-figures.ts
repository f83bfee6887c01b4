import { mulDivDown } from '../shared/money.ts';
import type { Price } from '../stock/market/market.ts';
import { POOLS, type Pools } from '../stock/bonus/pools.ts';
import type { Results } from './results.ts';

/** What a settlement could pay of its two scaled bonuses, in micro: the sum of all dues and the pool. */
export interface PaidDay {
  /** A UTC date, `2026-03-02`. */
  readonly day: string;
  readonly collision: { readonly due: bigint; readonly pool: bigint };
  readonly leadership: { readonly due: bigint; readonly pool: bigint };
  /** The hash of the settlement's outcome. */
  readonly outcome: string;
}

/** The platform's own figures in a snapshot, in addition to custody and claims. Rule: proof#snapshots. */
export interface PlatformFigures {
  readonly pools: Pools;
  readonly price: Price;
  /** The last settlements, newest first. */
  readonly settlements: readonly PaidDay[];
  readonly results: Results;
}

/**
 * The fraction of its dues that a settlement paid, in basis points rounded down; 100 % if the pool sufficed. Rule:
 * proof#fractions.
 */
export function paidBp({ due, pool }: { readonly due: bigint; readonly pool: bigint }): number {
  return due <= pool ? 10_000 : Number(mulDivDown(pool, 10_000n, due));
}

/** The lines of a snapshot's text with the platform's figures, in a fixed order. */
export function platformLines({ pools, price, settlements, results }: PlatformFigures): readonly string[] {
  const { counted, losing, paid, received, held, median, medianBp } = results;
  const lines = [
    ['pools', ...POOLS.map((pool) => pools[pool])],
    ['shares', price.reserve, price.outstanding],
    ...settlements.map(({ day, collision, leadership, outcome }) => {
      return ['settled', day, collision.due, collision.pool, leadership.due, leadership.pool, outcome];
    }),
    ['results', counted, losing, paid, received, held, median, medianBp],
  ];
  return lines.map((parts) => parts.join(' '));
}

/** Why the platform's figures do not agree with the claims in the same snapshot. */
export type PlatformFault = 'poolsDiffer' | 'reserveDiffers';

/** Whether the pools and the reserve add up to the claims that the snapshot shows, in micro of `mey`. Rule: proof#snapshots. */
export function checkPlatformFigures(
  { pools, price }: PlatformFigures,
  claims: { readonly pools: bigint; readonly reserve: bigint },
): PlatformFault[] {
  const inPools = POOLS.reduce((total, pool) => total + pools[pool], 0n);
  return [
    ...(inPools === claims.pools ? [] : (['poolsDiffer'] as const)),
    ...(price.reserve === claims.reserve ? [] : (['reserveDiffers'] as const)),
  ];
}
