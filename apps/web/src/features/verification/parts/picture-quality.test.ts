import { expect, test } from 'vitest';
import { areAlike, type Grey, hasGlare, isBlurred, outlineOf } from './picture-quality.ts';

const SIDE = 128;
const draw = (shade: (x: number, y: number) => number): Grey => ({
  width: SIDE,
  height: SIDE,
  values: Uint8Array.from({ length: SIDE * SIDE }, (_, index) => shade(index % SIDE, Math.floor(index / SIDE))),
});
/** Lines of letters: dark strokes on a light ground. */
const letters = draw((x, y) => (y % 12 < 6 && x % 5 < 2 ? 40 : 210));
/** The same, seen through a lens that is out of focus. */
const soft = draw((x) => 160 + Math.round(30 * Math.sin(x / 20)));

test('letters that can be read are not called blurred, and a picture without an edge is', () => {
  expect(isBlurred(letters)).toBe(false);
  expect(isBlurred(soft)).toBe(true);
});

test('a spot of light is noticed, and neither a dark picture nor one on white paper is', () => {
  expect(hasGlare(draw((x, y) => (x < 40 && y < 40 ? 255 : 120)))).toBe(true);
  expect(hasGlare(letters)).toBe(false);
  expect(hasGlare(draw((x) => (x < 20 ? 80 : 255)))).toBe(false);
});

test('the same picture is known again when it is a little darker or smaller, and another is not', () => {
  const front = draw((x, y) => 60 + ((x * 7 + y * 3) % 160));
  const darker = draw((x, y) => 50 + ((x * 7 + y * 3) % 160));
  const back = draw((x, y) => 60 + (((x >> 4) * 53 + (y >> 4) * 97) % 160));
  expect(areAlike(outlineOf(front), outlineOf(darker))).toBe(true);
  expect(areAlike(outlineOf(front), outlineOf(back))).toBe(false);
});
