import { MICRO, SHARE } from '@greenhall/domain/shared/money';
import { LANGUAGES } from '@greenhall/locales/languages';
import { expect, test } from 'vitest';
import { readAmount, readShares, typedForm } from './amounts.ts';

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

test('quantities of shares are read by the rule of amounts', () => {
  expect(readShares('1,000', 'en')).toBeUndefined();
  expect(readShares('1.000', 'de')).toBeUndefined();
  expect(readShares('1.000', 'en')).toBe(SHARE);
  expect(readShares('1,000', 'de')).toBe(SHARE);
  expect(readShares('2,5', 'en')).toBe(25_000n);
  expect(readShares('1000', 'de')).toBe(SHARE * 1_000n);
  for (const text of ['0', '-1', '1.00001', '1,000,000']) expect(readShares(text, 'en'), text).toBeUndefined();
});

test('what a press fills in is read back as the same figure in every language', () => {
  for (const language of LANGUAGES) {
    expect(readShares(typedForm('1234.1230', language), language)).toBe(12_341_230n);
    expect(readAmount(typedForm('1000.000000', language), language)).toBe(1_000n * MICRO);
  }
});
