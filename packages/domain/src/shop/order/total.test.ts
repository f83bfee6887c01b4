import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZERO, amount, type Amount } from '../../shared/money.ts';
import { discountOf, needsTwoOperators, spreadDiscount, type Coupon } from '../coupon/coupon.ts';
import { freightOf } from '../freight/freight.ts';
import { checkSum, lineSum, orderTotal, refundOf, type PricedLine } from './total.ts';

const mey = (micro: bigint): Amount<'mey'> => amount<'mey'>(micro);
const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);
const RUNS = { numRuns: 10_000 };

const price = fc.bigInt({ min: 1n, max: 50_000_000_000n }).map(mey);
const line: fc.Arbitrary<PricedLine> = fc.record({
  price,
  units: fc.integer({ min: 1, max: 999 }),
  isCovered: fc.boolean(),
});
const lines = fc.array(line, { minLength: 1, maxLength: 20 });
const coupon: fc.Arbitrary<Coupon> = fc.record({
  value: fc.oneof(
    fc.record({ kind: fc.constant('fixed' as const), value: price }),
    fc.record({
      kind: fc.constant('percent' as const),
      bp: fc.integer({ min: 1, max: 10_000 }),
      cap: fc.option(price, { nil: null }),
    }),
  ),
  minimum: fc.oneof(fc.constant(ZERO), price),
  from: fc.constant(0),
  until: fc.constant(10),
});

const covered = (ordered: readonly PricedLine[]) =>
  ordered.map((one) => ({ sum: lineSum(one), isCovered: one.isCovered }));

describe('the total of an order', () => {
  it('is goods less discount plus freight, and what is paid for the lines makes it up to the last micro', () => {
    fc.assert(
      fc.property(lines, coupon, fc.bigInt({ min: 0n, max: 10_000_000n }).map(mey), (ordered, used, freight) => {
        const found = discountOf(used, covered(ordered), 5);
        const discount = found.ok ? found.value : ZERO;
        const total = orderTotal(ordered, discount, freight);
        expect(total.total).toBe(total.goods - discount + freight);
        expect(sum(total.paid) + freight).toBe(total.total);
        for (const [index, paid] of total.paid.entries()) {
          const ordinary = ordered[index] as PricedLine;
          expect(paid).toBeGreaterThanOrEqual(0n);
          expect(paid).toBeLessThanOrEqual(lineSum(ordinary));
          if (!ordinary.isCovered) expect(paid).toBe(lineSum(ordinary));
        }
      }),
      RUNS,
    );
  });

  it('spreads a discount by the rule: the last covered line with a price takes the rest', () => {
    const three = [3n, 3n, 3n].map((value) => ({ sum: mey(value), isCovered: true }));
    expect(spreadDiscount(mey(5n), [...three, { sum: mey(9n), isCovered: false }])).toEqual([1n, 1n, 3n, 0n]);
    expect(
      spreadDiscount(mey(2n), [
        { sum: mey(2n), isCovered: true },
        { sum: ZERO, isCovered: true },
      ]),
    ).toEqual([2n, 0n]);
    const cents = [1n, 1n, 1n].map((value) => ({ sum: mey(value), isCovered: true }));
    expect(spreadDiscount(mey(2n), cents)).toEqual([0n, 1n, 1n]);
  });
});

describe('a refund', () => {
  it('of one unit after the other gives the same as of all at once, and never more than was paid', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10_000_000_000n }).map(mey),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 }),
        (paid, steps) => {
          const units = steps.reduce((total, step) => total + step, 0);
          let got = { units, paid, refundedUnits: 0, refunded: ZERO as Amount<'mey'> };
          for (const step of steps) {
            const back = refundOf(got, step);
            if (!back.ok) throw new Error(back.refusal);
            expect(back.value).toBeGreaterThanOrEqual(0n);
            got = { ...got, refundedUnits: got.refundedUnits + step, refunded: mey(got.refunded + back.value) };
            expect(got.refunded).toBeLessThanOrEqual(paid);
          }
          expect(got.refunded).toBe(paid);
        },
      ),
      RUNS,
    );
  });

  it.each([0, -1, 0.5, 4, 1e9, NaN])('of %d units of a line that has three left is refused', (more) => {
    const left = { units: 5, paid: mey(500n), refundedUnits: 2, refunded: mey(200n) };
    expect(refundOf(left, more)).toEqual({ ok: false, refusal: 'refundTooMuch', params: { max: 3 } });
  });
});

describe('a coupon', () => {
  const base: Coupon = { value: { kind: 'fixed', value: mey(30n) }, minimum: mey(100n), from: 10, until: 20 };
  const of = (value: bigint, isCovered = true) => [{ sum: mey(value), isCovered }];

  it('counts from its first moment until its last one, on covered goods that reach its minimum', () => {
    expect(discountOf(base, of(100n), 10)).toEqual({ ok: true, value: 30n });
    const refused = { ok: false, refusal: 'couponUnusable' };
    expect(discountOf(base, of(100n), 9)).toMatchObject(refused);
    expect(discountOf(base, of(100n), 20)).toMatchObject(refused);
    expect(discountOf(base, of(99n), 15)).toMatchObject(refused);
    expect(discountOf(base, of(1_000n, false), 15)).toMatchObject(refused);
  });

  it('never takes off more than the covered goods cost, and a percentage stops at its cap', () => {
    expect(discountOf({ ...base, value: { kind: 'fixed', value: mey(900n) } }, of(100n), 15)).toMatchObject({
      value: 100n,
    });
    const percent: Coupon = { ...base, value: { kind: 'percent', bp: 5_000, cap: mey(40n) } };
    expect(discountOf(percent, of(100n), 15)).toMatchObject({ value: 40n });
    expect(discountOf({ ...percent, value: { kind: 'percent', bp: 3_333, cap: null } }, of(101n), 15)).toMatchObject({
      value: 33n,
    });
  });

  it('takes two operators above half of the price, without a limit, or if all of them take off more than 200 mey', () => {
    const fixed = { kind: 'fixed', value: mey(200_000n) } as const;
    const ALONE = mey(200_000_000n);
    expect(needsTwoOperators(fixed, 1_000, 0n, ALONE)).toBe(false);
    expect(needsTwoOperators(fixed, 1_001, 0n, ALONE)).toBe(true);
    expect(needsTwoOperators(fixed, 1_000, 1n, ALONE)).toBe(true);
    expect(needsTwoOperators(fixed, 400, 120_000_000n, ALONE)).toBe(false);
    expect(needsTwoOperators({ kind: 'percent', bp: 5_000, cap: mey(100_000_000n) }, 2, 0n, ALONE)).toBe(false);
    expect(needsTwoOperators({ kind: 'percent', bp: 5_000, cap: mey(100_000_000n) }, 3, 0n, ALONE)).toBe(true);
    expect(needsTwoOperators({ kind: 'percent', bp: 5_001, cap: mey(1n) }, 1, 0n, ALONE)).toBe(true);
    expect(needsTwoOperators({ kind: 'percent', bp: 100, cap: null }, 1, 0n, ALONE)).toBe(true);
  });
});

describe('the sum of an order', () => {
  it('is refused where it could not be written', () => {
    const dear = { price: mey(10n ** 18n), units: 9 };
    expect(checkSum([dear], ZERO)).toEqual({ ok: true, value: true });
    expect(checkSum([dear], mey(10n ** 17n))).toMatchObject({ ok: false, refusal: 'amountRange' });
    expect(checkSum([dear, dear], ZERO)).toMatchObject({ ok: false, refusal: 'amountRange' });
  });
});

describe('freight', () => {
  const rule = { first: mey(5_000_000n), further: mey(1_000_000n), freeFrom: mey(100_000_000n), days: null };

  it('is for the first unit and each further one, and nothing from a sum of goods', () => {
    expect(freightOf(rule, 1, mey(1n))).toBe(5_000_000n);
    expect(freightOf(rule, 4, mey(99_999_999n))).toBe(8_000_000n);
    expect(freightOf(rule, 4, mey(100_000_000n))).toBe(0n);
    expect(freightOf({ ...rule, freeFrom: null }, 1, mey(10n ** 12n))).toBe(5_000_000n);
    expect(freightOf(rule, 0, ZERO)).toBe(0n);
  });
});
