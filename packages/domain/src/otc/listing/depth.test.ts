import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount, MAX_INT64, MICRO } from '../../shared/money.ts';
import { DEPTH, depthSteps } from './depth.ts';

const offer = fc.record({
  price: fc.bigInt({ min: 1n, max: 10n * MICRO }).map((value) => amount<'usdt'>(value)),
  quantity: fc.bigInt({ min: 1n, max: MAX_INT64 / 100n }).map((value) => amount(value)),
});
type Offer = typeof offer extends fc.Arbitrary<infer T> ? T : never;
/** Listings as they are read: for a buyer the lowest price first, for a seller the highest. */
const offers = fc
  .tuple(fc.array(offer, { maxLength: 60 }), fc.boolean())
  .map(([all, isSale]) => all.toSorted((a, b) => Number(isSale ? a.price - b.price : b.price - a.price)));

const within = (all: readonly Offer[], step: { price: bigint }) => {
  const last = all.findLastIndex(({ price }) => price === step.price);
  return all.slice(0, last + 1).reduce((sum, { quantity }) => sum + quantity, 0n);
};

test('each step tells what can be taken up to its price, the last one everything, in few steps', () => {
  fc.assert(
    fc.property(offers, (all) => {
      const steps = depthSteps(all);
      expect(steps.length).toBeLessThanOrEqual(DEPTH.steps);
      expect(steps.map(({ total }) => total)).toEqual(steps.map((step) => within(all, step)));
      expect(steps.at(-1)?.price).toBe(all.at(-1)?.price);
      const prices = new Set(all.map(({ price }) => price)).size;
      if (prices <= DEPTH.steps) expect(steps).toHaveLength(prices);
    }),
  );
});

test('many prices fall into parts of the same width', () => {
  const all = Array.from({ length: 81 }, (_, index) => ({
    price: amount<'usdt'>(1_000_000n + BigInt(index) * 1_000n),
    quantity: amount(MICRO),
  }));
  expect(depthSteps(all).map(({ total }) => total / MICRO)).toEqual([10n, 20n, 30n, 40n, 50n, 60n, 70n, 81n]);
});

test('a sum that no amount holds is told as the largest one', () => {
  const huge = { price: amount<'usdt'>(MICRO), quantity: amount(MAX_INT64) };
  expect(depthSteps([huge, huge])).toEqual([{ price: MICRO, total: MAX_INT64 }]);
});
