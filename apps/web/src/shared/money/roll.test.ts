import { describe, expect, it } from 'vitest';
import { digitsBetween, isOtherFigure } from './roll.ts';

describe('a figure that rolls', () => {
  it('is one that has another value', () => {
    expect(isOtherFigure('29,656.31', '29,636.31')).toBe(true);
    expect(isOtherFigure('999.00', '1,000.00')).toBe(true);
  });

  it('is none that was hidden or shown, came first, or is written in another notation', () => {
    expect(isOtherFigure('29,656.31', '••••')).toBe(false);
    expect(isOtherFigure('••••', '29,656.31')).toBe(false);
    expect(isOtherFigure('', '29,656.31')).toBe(false);
    expect(isOtherFigure('29,656.31', '29.656,31')).toBe(false);
  });

  it('passes the digits on its way, also past zero', () => {
    expect(digitsBetween(3, 6, true)).toEqual([3, 4, 5, 6]);
    expect(digitsBetween(8, 1, true)).toEqual([8, 9, 0, 1]);
    expect(digitsBetween(1, 8, false)).toEqual([1, 0, 9, 8]);
    expect(digitsBetween(5, 5, true)).toEqual([5]);
  });
});
