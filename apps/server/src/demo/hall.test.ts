import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { expect, it } from 'vitest';
import { stockHours } from './stock.ts';

const MIDNIGHT = Date.parse('2026-03-03T00:00:00Z');
const BEGINS = 3 * DAY;

it.each([0, MINUTE, 70 * MINUTE, 2 * HOUR - 1, 13 * HOUR, DAY - 1])(
  'the hall works at every midnight of a world that ends %s ms after one',
  (after) => {
    const end = MIDNIGHT + after;
    const moments = stockHours(end, BEGINS).map((before) => end - before);
    expect(moments.filter((moment) => moment % DAY === 0).slice(-3)).toEqual([
      MIDNIGHT - 2 * DAY,
      MIDNIGHT - DAY,
      MIDNIGHT,
    ]);
    expect(moments.every((moment) => end - BEGINS <= moment && moment <= end)).toBe(true);
  },
);
