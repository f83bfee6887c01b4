import { describe, expect, it } from 'vitest';
import { DAY } from '../../shared/time.ts';
import { arrivalOf } from './freight.ts';

describe('when goods arrive', () => {
  it('counts the days from when they can be packed', () => {
    expect(arrivalOf({ days: [3, 5] }, 0)).toEqual([3 * DAY, 5 * DAY]);
  });
  it('says nothing where operators have not', () => {
    expect(arrivalOf({ days: null }, 0)).toBeNull();
  });
});
