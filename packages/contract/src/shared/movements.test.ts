import { expect, test } from 'vitest';
import { MOVEMENT_GROUPS, MOVEMENT_KINDS } from './movements.ts';

test('every kind that members see is in one group, and in no other', () => {
  const grouped = Object.values(MOVEMENT_GROUPS).flat();
  expect(grouped.toSorted()).toEqual(MOVEMENT_KINDS.toSorted());
  expect(Object.values(MOVEMENT_GROUPS).every((kinds) => kinds.length > 0)).toBe(true);
});
