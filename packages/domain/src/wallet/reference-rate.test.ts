import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, MICRO } from '../shared/money.ts';
import { DAY } from '../shared/time.ts';
import { checkStep, figureAt, isShown, RATE_TTL, readRate, type ReferenceRate } from './reference-rate.ts';

const NOW = 400 * DAY;
const rate = fc.bigInt({ min: 100n, max: 1_000_000n * MICRO });
const inForce = (value: bigint, of: number, approvedAt = of): ReferenceRate => ({ rate: value, of, approvedAt });

describe('a reference rate', () => {
  it('is above nothing and a million at most', () => {
    for (const typed of ['', '0', '0.000000', '-1', '1e3', 'x', '1000000.000001', '9999999999999'])
      expect(readRate(typed)).toMatchObject({ refusal: 'amountRule' });
    expect(readRate('0.92')).toMatchObject({ value: 920_000n });
    expect(readRate('1000000')).toMatchObject({ value: 1_000_000n * MICRO });
  });

  it('is shown for three days from its proposal', () => {
    expect([isShown(NOW, NOW), isShown(NOW, NOW + 3 * DAY - 1), isShown(NOW, NOW + 3 * DAY)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is ten percent at most above or below the one in force', () => {
    fc.assert(
      fc.property(rate, (before) => {
        const earlier = [inForce(before, NOW - DAY)];
        const step = before / 10n;
        for (const near of [before - step, before, before + step]) expect(checkStep(near, earlier, NOW).ok).toBe(true);
        for (const far of [before - step - 1n, before + step + 1n])
          expect(checkStep(far, earlier, NOW)).toMatchObject({ refusal: 'rateTooFar', params: { percent: '10' } });
      }),
    );
  });

  it('does not get further in a day by several steps', () => {
    const earlier = [inForce(1_100_000n, NOW - 1), inForce(1_000_000n, NOW - DAY / 2)];
    expect(checkStep(1_210_000n, earlier, NOW)).toMatchObject({ refusal: 'rateTooFar' });
    // The first was replaced more than a day ago.
    const older = [inForce(1_100_000n, NOW - DAY), inForce(1_000_000n, NOW - 2 * DAY)];
    expect(checkStep(1_210_000n, older, NOW).ok).toBe(true);
  });

  it('begins anew a day after the last one was no longer shown', () => {
    const of = NOW - RATE_TTL - DAY;
    expect(checkStep(2_000_000n, [inForce(1_000_000n, of)], NOW).ok).toBe(true);
    expect(checkStep(2_000_000n, [inForce(1_000_000n, of + 1)], NOW)).toMatchObject({ refusal: 'rateTooFar' });
    expect(checkStep(5_000_000n, [], NOW).ok).toBe(true);
  });

  it('makes a figure that is never above the exact one', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), rate, (coins, at) => {
        const figure = figureAt(amount(coins), at);
        expect(figure * MICRO <= coins * at && coins * at < (figure + 1n) * MICRO).toBe(true);
      }),
    );
  });
});
