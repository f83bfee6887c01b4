import { expect, test } from 'vitest';
import { ranked } from './level-facts.ts';

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => ({ level }));
const shown = (standing: { level: number; bought: number }) => {
  const { own, higher, lower } = ranked(LEVELS, standing);
  return [own, higher, lower].map((some) => some.map(({ level }) => level));
};

test('the own level stands first, then the higher ones; lower ones are apart', () => {
  expect(shown({ level: 3, bought: 3 })).toEqual([[3], [4, 5, 6], [1, 2]]);
  expect(shown({ level: 0, bought: 0 })).toEqual([[], [1, 2, 3, 4, 5, 6], []]);
});

test('a level that cools off is an own one, and so is the one that counts meanwhile', () => {
  expect(shown({ level: 3, bought: 5 })).toEqual([[3, 5], [6], [1, 2, 4]]);
});
