import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR } from '../shared/time.ts';
import { USUAL, usualHours } from './usual-time.ts';

const time = fc.integer({ min: 0, max: 1_000 * HOUR });

test('nothing is told of fewer than twenty decisions', () => {
  fc.assert(
    fc.property(fc.array(time, { maxLength: USUAL.least - 1 }), (times) => {
      expect(usualHours(times)).toBeUndefined();
    }),
  );
});

test('at least half of all decisions took no longer than what is told, in whatever order they came', () => {
  fc.assert(
    fc.property(fc.array(time, { minLength: USUAL.least, maxLength: USUAL.most }), (times) => {
      const hours = usualHours(times) ?? 0;
      expect(Number.isInteger(hours) && hours >= 1).toBe(true);
      expect(times.filter((one) => one <= hours * HOUR).length * 2).toBeGreaterThanOrEqual(times.length);
      expect(usualHours(times.toReversed())).toBe(hours);
    }),
  );
});
