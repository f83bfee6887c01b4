import { formatAmount, amount } from '@greenhall/domain/shared/money';
import { dateOf } from '@greenhall/domain/shared/time';
import { expect, test } from 'vitest';
import { type BonusDay, stacksOf } from './stacks.ts';

const KINDS = ['referral', 'seePoint', 'collision', 'yield'] as const;
const TODAY = 20_000;

/** A day with some of the kinds, by figures that repeat. */
function dayOf(number: number, seed: number): BonusDay {
  const items = KINDS.filter((_, index) => ((seed >> index) & 1) === 1).map((kind, index) => ({
    kind,
    rows: 1,
    paid: formatAmount(amount(BigInt((seed * 7_919 + index * 104_729) % 1_000_003))),
  }));
  const total = items.reduce((sum, { paid }) => sum + BigInt(paid.replace('.', '')), 0n);
  return { day: dateOf(number), total: formatAmount(amount(total)), items };
}

test('each bar is as tall as its day is of the greatest one, and is divided as its kinds are', () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const days = [0, 2, 3, 9].map((back) => dayOf(TODAY - back, seed * (back + 3)));
    const stacks = stacksOf(days, TODAY, 7);
    expect(stacks.map(({ day }) => day)).toEqual([6, 5, 4, 3, 2, 1, 0].map((back) => dateOf(TODAY - back)));
    const shown = days.filter(({ day }) => day > dateOf(TODAY - 7));
    const most = Math.max(1e-6, ...shown.map(({ total }) => Number(total)));
    for (const { day, total, parts } of stacks) {
      const given = days.find((one) => one.day === day);
      expect(total).toBe(given?.total ?? '0.000000');
      expect(parts.map(({ kind }) => kind)).toEqual(given?.items.map(({ kind }) => kind) ?? []);
      const height = parts.reduce((sum, { share }) => sum + share, 0);
      expect(Math.abs(height - Number(total) / most)).toBeLessThan(0.001);
      for (const [index, { share }] of parts.entries())
        expect(Math.abs(share - Number(given?.items[index]?.paid) / most)).toBeLessThan(0.0002);
    }
  }
});
