import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, formatAmount, MICRO } from '../shared/money.ts';
import { capBonus, effectiveHeight, isClosed, isEarning, outLimit } from './effective-height.ts';
import { DEFAULT_LEVELS, priceOfActivation, priceOfReinvestment, priceOfUpgrade } from './levels.ts';
import { DEFAULT_PLAN, validatePlan, type Plan, type PlanFault } from './plan.ts';

const coins = (value: number) => amount(BigInt(value) * MICRO);
const active = { level: 2, bought: 2, closed: false };

describe('prices', () => {
  it('activation costs the registration amount', () => {
    expect(priceOfActivation(DEFAULT_LEVELS, 3)).toEqual({ ok: true, value: { amount: coins(1_000), level: 3 } });
    for (const no of [0, 7, -1, 1.5])
      expect(priceOfActivation(DEFAULT_LEVELS, no)).toMatchObject({ refusal: 'levelUnknown' });
  });
  it('upgrades step by step cost as much as one activation', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }), (path) => {
        const [first = 1, ...later] = path.toSorted((a, b) => a - b);
        let paid = DEFAULT_LEVELS[first - 1]?.amount ?? 0n;
        let bought = first;
        for (const target of later) {
          const price = priceOfUpgrade(DEFAULT_LEVELS, { ...active, bought }, target);
          paid += price.ok ? price.value.amount : 0n;
          bought = target;
        }
        expect(paid).toBe(DEFAULT_LEVELS[bought - 1]?.amount);
      }),
    );
  });
  it('refuses an upgrade that is none, or without a level', () => {
    expect(priceOfUpgrade(DEFAULT_LEVELS, active, 2)).toMatchObject({ refusal: 'levelNotHigher' });
    expect(priceOfUpgrade(DEFAULT_LEVELS, active, 7)).toMatchObject({ refusal: 'levelUnknown' });
    expect(priceOfUpgrade(DEFAULT_LEVELS, { level: 0, bought: 0, closed: false }, 2)).toMatchObject({
      refusal: 'memberNotActive',
    });
  });
  it('reinvestment repeats the level bought; a closed level needs an upgrade first, save the highest', () => {
    const price = (level: number, bought: number, closed: boolean) =>
      priceOfReinvestment(DEFAULT_LEVELS, { level, bought, closed });
    expect(price(2, 3, false)).toMatchObject({ value: { amount: coins(1_000), level: 3 } });
    expect(price(2, 2, true)).toMatchObject({ refusal: 'levelClosed' });
    expect(price(2, 3, true).ok).toBe(true);
    expect(price(6, 6, true).ok).toBe(true);
    expect(price(0, 0, false)).toMatchObject({ refusal: 'memberNotActive' });
  });
});

describe('effective height', () => {
  it('follows the worked example of a V3 member who paid 100 in fees and counted 15.5', () => {
    const height = effectiveHeight(outLimit(coins(100), 25_000), amount(15_500_000n));
    expect(formatAmount(height)).toBe('234.500000');
  });
  it('is never negative, caps every bonus, and closes a level at 0', () => {
    const money = fc.bigInt({ min: 0n, max: 10n ** 15n }).map((value) => amount(value));
    fc.assert(
      fc.property(money, money, money, (limit, income, bonus) => {
        const height = effectiveHeight(limit, income);
        expect(height >= 0n).toBe(true);
        expect(income + capBonus(bonus, height) <= (income > limit ? income : limit)).toBe(true);
        expect(isClosed(1, height)).toBe(!isEarning(height));
        expect(isClosed(0, height)).toBe(false);
      }),
    );
  });
});

describe('a plan version', () => {
  const [first, ...others] = DEFAULT_LEVELS;
  const level = (change: object): Partial<Plan> => ({ levels: first ? [{ ...first, ...change }, ...others] : [] });
  const pools = (change: object): Partial<Plan> => ({ poolBp: { ...DEFAULT_PLAN.poolBp, ...change } });
  const broken: readonly (readonly [PlanFault, Partial<Plan>])[] = [
    ['levelsMissing', { levels: [] }],
    ['amountsNotRising', level({ amount: coins(500) })],
    ['outRateOutside', level({ outBp: 9_999 })],
    ['outRateOutside', level({ outBp: 50_001 })],
    ['referralAbovePool', level({ referralBp: 1_501 })],
    ['feeTooHigh', { feeBp: 2_001 }],
    ['poolsTooHigh', pools({ merit: 201 })],
    ['seePointAbovePool', { seePointBp: 31 }],
    ['coolingOffTooShort', { coolingOffDays: 6 }],
    ['rateNegative', { saleFeeBp: -1 }],
    ['rateNegative', { feeBp: 999.5 }],
    ['rateAboveWhole', { ftbBp: 10_001 }],
    ['meritWeightsNotWhole', { meritWeights: [50, 49] }],
    ['generationWithoutRate', { leadershipBp: [1_000] }],
    ['conversionAboveOne', { conversionBp: { bdb: 10_001, ftb: 10_000 } }],
    ['splitPriceTooLow', { splitPrice: amount<'mey'>(MICRO) }],
  ];
  it('is accepted as shipped, live too', () => expect(validatePlan(DEFAULT_PLAN, 'live')).toEqual([]));
  it.each(broken)('is refused with %s alone', (fault, change) => {
    expect(validatePlan({ ...DEFAULT_PLAN, ...change }, 'live')).toEqual([fault]);
  });
  it('may have a shorter cooling-off in the sandbox', () => {
    expect(validatePlan({ ...DEFAULT_PLAN, coolingOffDays: 0 }, 'sandbox')).toEqual([]);
  });
});
