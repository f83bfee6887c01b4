import { expect, test } from 'vitest';
import { MICRO } from '../shared/money.ts';
import { amountSpan, daySum, holdState, meansMember, numberEnd } from './activity.ts';

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

test('what is put aside is no spending until it is spent, and what comes back is no income', () => {
  // 10 come in, 7 are put aside of which 2 are spent since, and 3 come back from an earlier day.
  expect(daySum({ change: 6n, put: 7n, spent: 2n, back: 3n })).toEqual({ net: 8n, held: 5n, back: 3n });
  expect(daySum({ change: -7n, put: 7n, spent: 0n, back: 0n })).toEqual({ net: 0n, held: 7n, back: 0n });
  expect(daySum({ change: -7n, put: 7n, spent: 7n, back: 0n })).toEqual({ net: -7n, held: 0n, back: 0n });
  expect(daySum({ change: 0n, put: 7n, spent: 0n, back: 7n })).toEqual({ net: 0n, held: 7n, back: 7n });
});

test('coins are held as long as any of them wait', () => {
  expect(holdState({ spent: 0n, left: 5n })).toBe('held');
  expect(holdState({ spent: 3n, left: 2n })).toBe('held');
  expect(holdState({ spent: 5n, left: 0n })).toBe('spent');
  expect(holdState({ spent: 0n, left: 0n })).toBe('returned');
});
