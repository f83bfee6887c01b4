import { expect, it } from 'vitest';
import { fitsPuzzle, type TrackPoint } from './track.ts';

const hand: readonly TrackPoint[] = [
  [0, 0],
  [90, 22],
  [170, 71],
  [260, 118],
  [370, 139],
  [520, 142],
];

it.each([
  ['in its place', 142, hand, true],
  ['four pixels beside', 138, hand, true],
  ['five pixels beside', 147, hand, false],
  ['with five points', 142, hand.slice(1), false],
  ['in less than 300 ms', 142, hand.map(([ms, left]): TrackPoint => [ms / 2, left]), false],
  ['on a track that ends elsewhere', 142, hand.map(([ms, left]): TrackPoint => [ms, left / 2]), false],
  ['with time running back', 142, hand.map(([ms, left], index): TrackPoint => [index === 2 ? 1 : ms, left]), false],
  ['in steps of a machine', 142, hand.map((_, index): TrackPoint => [index * 80, index * 28.4]), false],
  ['without a track', 142, [], false],
])('a piece put %s', (_, answer, track, fits) => {
  expect(fitsPuzzle(answer, 142, track)).toBe(fits);
});
