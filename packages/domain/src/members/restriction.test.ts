import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../shared/time.ts';
import { checkRestriction, mostWithin, restrictionNeedsTwo } from './restriction.ts';

const span = (from: number, until: number) => ({ from: from * DAY, until: until * DAY });
const alone = (from: number, until: number) => ({ ...span(from, until), isAlone: true });
const byTwo = (from: number, until: number) => ({ ...span(from, until), isAlone: false });

test('one operator restricts for a day, and not again within a week', () => {
  expect(restrictionNeedsTwo(span(10, 11), [])).toBe(false);
  expect(restrictionNeedsTwo({ from: 0, until: DAY + HOUR }, [])).toBe(true);
  expect(restrictionNeedsTwo(span(10, 11), [alone(3, 4)])).toBe(true);
  expect(restrictionNeedsTwo(span(11, 12), [alone(3, 4)])).toBe(false);
  expect(restrictionNeedsTwo(span(10, 11), [byTwo(3, 4)])).toBe(false);
});

test('nothing is restricted for more than ninety days, and for some time at least', () => {
  expect(checkRestriction('trade', span(0, 90), []).ok).toBe(true);
  for (const wrong of [{ from: 0, until: 90 * DAY + 1 }, span(0, 0), span(1, 0)])
    expect(checkRestriction('trade', wrong, [])).toMatchObject({ refusal: 'badRequest', params: { field: 'hours' } });
});

test('withdrawals are restricted for fourteen days in sixty at most', () => {
  expect(checkRestriction('withdraw', span(0, 14), []).ok).toBe(true);
  expect(checkRestriction('withdraw', { from: 0, until: 14 * DAY + 1 }, []).ok).toBe(false);
  expect(checkRestriction('withdraw', span(59, 73), [byTwo(0, 14)]).ok).toBe(false);
  expect(checkRestriction('withdraw', span(60, 74), [byTwo(0, 14)]).ok).toBe(true);
  // The same days, restricted twice, count once.
  expect(checkRestriction('withdraw', span(3, 14), [byTwo(0, 14)]).ok).toBe(true);
});

test('the most within a window is what counting day by day finds', () => {
  const days = fc.array(fc.tuple(fc.nat(120), fc.integer({ min: 1, max: 30 })), { maxLength: 6 });
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 70 }), (drawn, window) => {
      const spans = drawn.map(([from, length]) => span(from, from + length));
      const isOn = (day: number) => spans.some(({ from, until }) => from <= day * DAY && day * DAY < until);
      const counts = Array.from({ length: 300 }, (_, at) => {
        const start = at - 100;
        return Array.from({ length: window }, (__, day) => start + day).filter(isOn).length;
      });
      expect(mostWithin(spans, window * DAY)).toBe(Math.max(...counts) * DAY);
    }),
  );
});
