import { describe, expect, it } from 'vitest';
import { amount } from '../../shared/money.ts';
import { isLowered } from '../interest/interest.ts';
import { type Pricing, pricingNeedsTwo, waitingPricing } from './pricing.ts';

const of = (price: bigint, cost: bigint): Pricing => ({ price: amount(price), cost: amount(cost) });
const fresh = { stored: null, highest: null, cheapest: null };
const known = { stored: of(100n, 40n), highest: amount<'mey'>(100n), cheapest: null };

describe('a pricing', () => {
  it.each<[string, Pricing, boolean]>([
    ['what stays as it is', of(100n, 40n), false],
    ['a price that falls to its half', of(50n, 40n), false],
    ['a price below half of the one before', of(49n, 40n), true],
    ['a price below the cost before', of(39n, 40n), true],
    ['a cost that falls with the price', of(50n, 39n), true],
    ['a price below the cost after', of(60n, 61n), true],
    ['a cost that rises', of(100n, 60n), false],
    ['no cost', of(100n, 0n), true],
  ])('of a sku that is there: %s', (_, pricing, needsTwo) => {
    expect(pricingNeedsTwo(pricing, known)).toBe(needsTwo);
  });

  it('is compared with the highest price of the day, also after it has fallen twice', () => {
    const fallen = { ...known, stored: of(60n, 20n) };
    expect(pricingNeedsTwo(of(50n, 20n), fallen)).toBe(false);
    expect(pricingNeedsTwo(of(49n, 20n), fallen)).toBe(true);
  });

  it('of a new sku is compared with the cheapest of its goods', () => {
    expect(pricingNeedsTwo(of(1n, 1n), fresh)).toBe(false);
    expect(pricingNeedsTwo(of(1n, 0n), fresh)).toBe(true);
    expect(pricingNeedsTwo(of(50n, 1n), { ...fresh, cheapest: amount(100n) })).toBe(false);
    expect(pricingNeedsTwo(of(49n, 1n), { ...fresh, cheapest: amount(100n) })).toBe(true);
  });

  it('waits at one by which nobody gains, and from which it takes two operators to come down', () => {
    const waiting = waitingPricing(of(3n, 0n), amount(100n));
    expect(waiting).toEqual(of(100n, 100n));
    expect(pricingNeedsTwo(of(100n, 99n), { ...fresh, stored: waiting, highest: waiting.price })).toBe(true);
    expect(waitingPricing(of(3n, 5n), null)).toEqual(of(5n, 5n));
  });

  it('is lower if its price or its cost is, and if it is the first one', () => {
    expect(isLowered(of(100n, 40n), known.stored)).toBe(false);
    expect(isLowered(of(101n, 41n), known.stored)).toBe(false);
    expect(isLowered(of(99n, 41n), known.stored)).toBe(true);
    expect(isLowered(of(101n, 39n), known.stored)).toBe(true);
    expect(isLowered(of(1n, 1n), null)).toBe(true);
  });
});
