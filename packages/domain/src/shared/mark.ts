import type { Drawn } from './shapes.ts';

/** The side of the tile on which the mark is drawn, in units of its grid, and the radius of the tile's corners. */
export const TILE = { side: 48, radius: 12 } as const;

/** The mark of the product: an arch cut out of a tile, and a disc on its floor. */
export const MARK: readonly Drawn[] = [
  { arch: [12, 12, 24, 28], as: 'light' },
  { disc: [24, 32, 8], as: 'held', lit: true },
];
