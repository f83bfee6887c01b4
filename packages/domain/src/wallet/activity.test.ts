import { expect, test } from 'vitest';
import { MICRO } from '../shared/money.ts';
import { amountSpan, meansMember, numberEnd } from './activity.ts';

test('a typed amount stands for everything that is shown so', () => {
  expect(amountSpan('7')).toEqual({ from: 7n * MICRO, below: 7_010_000n });
  expect(amountSpan('3.12')).toEqual({ from: 3_120_000n, below: 3_130_000n });
  expect(amountSpan('3.123456')).toEqual({ from: 3_123_456n, below: 3_123_457n });
  expect(amountSpan('victor9')).toBeUndefined();
});

test('the end of an order number is enough, four signs of it at least', () => {
  expect(numberEnd('ab2c')).toBe('AB2C');
  expect(numberEnd('GH-T-20261122-ABCD2345')).toBe('GH-T-20261122-ABCD2345');
  expect(numberEnd('2c')).toBeUndefined();
  expect(numberEnd('vi***9')).toBeUndefined();
});

test('a member is found by its whole name or by the masked one, and by no part of what is hidden', () => {
  expect(meansMember('Kimura2007', 'kimura2007')).toBe(true);
  expect(meansMember('kim***07', 'kimura2007')).toBe(true);
  for (const part of ['kimura', 'kim', 'kimur***07', '']) expect(meansMember(part, 'kimura2007'), part).toBe(false);
});
