import { describe, expect, it } from 'vitest';
import { type Box, coveredBy, freeTop } from './free-place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const TOAST = box(100, 4, 190, 44);

describe('the place of a short message', () => {
  it('is over the title of a header, between its buttons', () => {
    expect(freeTop(TOAST, [box(0, 0, 48, 52), box(342, 0, 48, 52)], 844)).toBe(4);
  });

  it('is below what it would cover, in the first gap that is large enough', () => {
    const search = box(48, 4, 326, 44);
    const narrow = box(16, 90, 358, 100);
    expect(freeTop(TOAST, [search, narrow], 844)).toBe(194);
    expect(freeTop(TOAST, [search, box(16, 100, 358, 100)], 844)).toBe(52);
  });

  it('covers nothing wherever there is room anywhere, and else as little as it can', () => {
    // Every crowd of up to three bars in a low window, each of another height and width.
    const bars = [0, 30, 60, 90, 120, 150, 180].flatMap((top) => [box(0, top, 390, 40), box(150, top, 60, 25)]);
    for (const one of bars)
      for (const two of bars)
        for (const three of bars) {
          const kept = [one, two, three];
          const at = (top: number) => coveredBy({ ...TOAST, top, bottom: top + 44 }, kept);
          const chosen = freeTop(TOAST, kept, 240);
          expect(chosen >= 4 && chosen + 44 <= 240).toBe(true);
          // A gap of its height and of the space above it is always found.
          const isRoom = (top: number) => coveredBy({ ...TOAST, top: top - 4, bottom: top + 44 }, kept) === 0;
          for (let top = 4; top <= 196; top += 2) if (isRoom(top)) expect(at(chosen)).toBe(0);
        }
    expect(freeTop(TOAST, [box(0, 0, 390, 40), box(0, 60, 390, 200)], 240)).toBe(44);
  });
});
