import { expect, it } from 'vitest';
import { PARAMETERS, PARAMETERS_BY_SLICE, PARAMETER_NAMES } from './parameters.ts';

it('no two slices declare a parameter of one name', () => {
  const all = Object.values(PARAMETERS_BY_SLICE).flatMap((declared) => Object.keys(declared));
  expect(new Set(all).size).toBe(all.length);
  expect(all.toSorted()).toEqual(PARAMETER_NAMES.toSorted());
});

it('whatever is set within the bounds, the figures of withdrawals fit together', () => {
  const { withdrawalFee, withdrawalMin, withdrawalMax, limitLevel0, limitLevel1, limitLevel2 } = PARAMETERS;
  // Something arrives of the least withdrawal, and everybody may ask for it at every level.
  expect(withdrawalFee.max).toBeLessThan(withdrawalMin.min);
  expect(withdrawalMin.max).toBeLessThanOrEqual(limitLevel0.min);
  expect(withdrawalMin.max).toBeLessThan(withdrawalMax.min);
  // A level never withdraws less than the one before.
  expect(limitLevel0.max).toBeLessThanOrEqual(limitLevel1.min);
  expect(limitLevel1.max).toBeLessThanOrEqual(limitLevel2.min);
});
