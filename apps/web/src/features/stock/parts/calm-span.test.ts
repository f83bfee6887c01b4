import { expect, test } from 'vitest';
import { calmSpan, drawnPrice } from './calm-span.ts';

test('a move of a twentieth of a percent fills a small part of the chart', () => {
  const { low, high } = calmSpan(1, 1.0005);
  expect((1.0005 - 1) / (high - low)).toBeLessThan(0.02);
  expect(high / 1.0005).toBeGreaterThan(1.0195);
});

test('prices that move by more are shown as they are', () => {
  expect(calmSpan(1, 1.5)).toEqual({ low: 1, high: 1.5 });
  expect(calmSpan(0, 0)).toEqual({ low: 0, high: 0 });
});

test('the price in the drawing is the one beside it: cut, never rounded up', () => {
  expect(drawnPrice('1.000572')).toBe(1.0005);
  expect(drawnPrice('1.999999')).toBe(1.9999);
  expect(drawnPrice('2')).toBe(2);
});
