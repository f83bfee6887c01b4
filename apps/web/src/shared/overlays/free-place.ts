/** A rectangle of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is left between a message and what it must not cover. */
const GAP = 4;

const overlapOf = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** How much of these boxes another one covers, in square pixels. */
export const coveredBy = (box: Box, kept: readonly Box[]): number =>
  kept.reduce((sum, one) => sum + overlapOf(box, one), 0);

/**
 * The uppermost place for a box between the place that it has and the lower edge, where it covers nothing that is kept free;
 * where there is none, the place at which it covers the least.
 */
export function freeTop(box: Box, kept: readonly Box[], lowerEdge: number): number {
  const height = box.bottom - box.top;
  const below = kept.map(({ bottom }) => Math.ceil(bottom) + GAP);
  const places = [box.top, ...below]
    .filter((top) => top >= box.top && top + height <= lowerEdge)
    .toSorted((one, other) => one - other);
  let best = { top: box.top, covered: Infinity };
  for (const top of places) {
    const covered = coveredBy({ ...box, top, bottom: top + height }, kept);
    if (covered < best.covered) best = { top, covered };
  }
  return best.top;
}
