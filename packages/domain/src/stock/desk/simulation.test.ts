import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAN } from '../../members/plan.ts';
import { percentileOf } from '../settlement/outcome.ts';
import type { PopulationName } from './population.ts';
import { simulatePopulation } from './simulation.ts';

/** Numbers in [0, 1) that repeat with the seed. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
const course = (name: PopulationName, seed = 7) =>
  simulatePopulation(DEFAULT_PLAN, { course: name, members: 300, days: 75, random: chance(seed) });

describe('a simulated course', () => {
  it('is the same with the same chance, and another with another', () => {
    expect(course('growth')).toEqual(course('growth'));
    expect(course('growth', 8)).not.toEqual(course('growth'));
  });
  it('reports each month and the last day', () => {
    expect(course('stall').map(({ day }) => day)).toEqual([30, 60, 75]);
  });
  it('never shows a falling price, a pool below zero or an empty reserve behind shares', () => {
    for (const name of ['growth', 'stall', 'run'] as const) {
      let price = 0n;
      for (const report of course(name)) {
        expect(report.price >= price).toBe(true);
        expect(Object.values(report.pools).every((pool) => pool >= 0n)).toBe(true);
        expect(report.outstanding === 0n || report.reserve > 0n).toBe(true);
        ({ price } = report);
      }
    }
  });
  it('lets everybody out in a run: nobody loses more than the fees', () => {
    const last = course('run').at(-1);
    expect(last?.members).toBeGreaterThan(250);
    expect(last?.median).toBeLessThan(0n);
    expect(last?.reserve).toBeLessThan((course('growth').at(-1)?.reserve ?? 0n) / 4n);
  });
});

it('a percentile is a value of the list', () => {
  expect(percentileOf([], 50)).toBe(0n);
  expect([0, 10, 50, 100].map((hundredths) => percentileOf([-3n, -2n, 5n, 9n], hundredths))).toEqual([
    -3n,
    -3n,
    5n,
    9n,
  ]);
});
