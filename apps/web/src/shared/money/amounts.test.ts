import { MICRO } from '@greenhall/domain/shared/money';
import { expect, test } from 'vitest';
import { readAmount } from './amounts.ts';

test('either decimal mark is read, as people type it', () => {
  expect(readAmount('12.5', 'en')).toBe((25n * MICRO) / 2n);
  expect(readAmount('12,5', 'en')).toBe((25n * MICRO) / 2n);
  expect(readAmount('12,5', 'de')).toBe((25n * MICRO) / 2n);
  expect(readAmount(' 1 000 ', 'fra')).toBe(1_000n * MICRO);
});

test('a mark that may separate thousands is refused instead of guessed', () => {
  expect(readAmount('1,000', 'en')).toBeUndefined();
  expect(readAmount('1.000', 'de')).toBeUndefined();
  expect(readAmount('1,000', 'de')).toBe(MICRO);
  expect(readAmount('1.000', 'en')).toBe(MICRO);
});

test('nothing, zero, signs and a seventh decimal are no amounts', () => {
  for (const text of ['', '0', '0.000000', '-1', '+1', '1e3', '0.0000001', '1.2.3', '1,2,3']) {
    expect(readAmount(text, 'en'), text).toBeUndefined();
  }
});
