import { expect, test } from 'vitest';
import { fittedSize } from './as-jpg.ts';

test('a picture is brought to 2,000 pixels a side, keeps its form, and never vanishes', () => {
  expect(fittedSize({ width: 4_000, height: 3_000 })).toEqual({ width: 2_000, height: 1_500 });
  expect(fittedSize({ width: 3_000, height: 6_000 })).toEqual({ width: 1_000, height: 2_000 });
  expect(fittedSize({ width: 60_000, height: 1 })).toEqual({ width: 2_000, height: 1 });
});

test('a picture that is small enough stays as it is', () => {
  expect(fittedSize({ width: 2_000, height: 40 })).toEqual({ width: 2_000, height: 40 });
  expect(fittedSize({ width: 1, height: 1 })).toEqual({ width: 1, height: 1 });
});
