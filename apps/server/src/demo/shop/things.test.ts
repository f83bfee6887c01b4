import { type Drawn, areasOf } from '@greenhall/domain/shared/shapes';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CLASSES } from './classes.ts';
import { type Thing, THINGS } from './things.ts';

const SIDE = 48;
const names = Object.keys(THINGS) as Thing[];

/** The silhouette of a drawing: for each point whether anything is painted there. */
async function silhouetteOf(thing: Thing): Promise<readonly boolean[]> {
  const paths = areasOf(THINGS[thing])
    .map(({ outline, as }) => `<path d="${outline}" fill="${as === 'ground' ? 'white' : 'black'}"/>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 96 96"><rect width="96" height="96" fill="white"/>${paths}</svg>`;
  const points = await sharp(Buffer.from(svg)).flatten().greyscale().raw().toBuffer();
  return [...points].map((point) => point < 128);
}

/** How much two silhouettes have in common: 1 for the same, 0 for nothing. */
function likeness(one: readonly boolean[], other: readonly boolean[]): number {
  const both = one.filter((isPainted, at) => isPainted && other[at]).length;
  const either = one.filter((isPainted, at) => isPainted || other[at]).length;
  return both / either;
}

describe('the drawings of the demo goods', () => {
  it('are each used by one of the goods', () => {
    const used = CLASSES.flatMap(({ classes }) => classes.flatMap(({ wares }) => wares.map(({ thing }) => thing)));
    expect(used.toSorted()).toEqual(names.toSorted());
  });

  it('look different in outline from each other', async () => {
    const all = await Promise.all(names.map(async (name) => ({ name, silhouette: await silhouetteOf(name) })));
    const alike = all.flatMap((one, at) =>
      all
        .slice(at + 1)
        .filter((other) => likeness(one.silhouette, other.silhouette) > 0.85)
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(alike).toEqual([]);
  });

  it('stay on their grid, in at most four colours on the ground', () => {
    for (const name of names) {
      const drawn: readonly Drawn[] = THINGS[name];
      expect(new Set(['ground', ...drawn.map(({ as }) => as)]).size, name).toBeLessThanOrEqual(5);
      const boxes = drawn.flatMap((shape) => {
        if ('disc' in shape) {
          const [x, y, radius] = shape.disc;
          return [x - radius, y - radius, x + radius, y + radius];
        }
        if ('quarter' in shape) {
          const [x, y, side] = shape.quarter;
          return [x, y, x + side, y + side];
        }
        const [x, y, width, height] = 'arch' in shape ? shape.arch : shape.bar;
        return [x, y, x + width, y + height];
      });
      expect(Math.min(...boxes), name).toBeGreaterThanOrEqual(0);
      expect(Math.max(...boxes), name).toBeLessThanOrEqual(96);
    }
  });
});
