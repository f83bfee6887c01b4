/**
 * The shapes of which every drawing consists, on a grid of 8. An arch stands on the lower edge of its box; a quarter disc has its centre
 * in one corner of its box, counted clockwise from the upper left one.
 */
export type Shape =
  | { readonly arch: readonly [x: number, y: number, width: number, height: number] }
  | { readonly disc: readonly [x: number, y: number, radius: number] }
  | { readonly quarter: readonly [x: number, y: number, side: number, corner: 0 | 1 | 2 | 3] }
  | { readonly bar: readonly [x: number, y: number, width: number, height: number] };

/** What a shape stands for, which gives it its colour. */
export type Role = 'ground' | 'hall' | 'held' | 'open' | 'light' | 'gold';

/** Shapes are drawn in their order. A lit one has a lighter left half, because the light comes from above left. */
export type Drawn = Shape & { readonly as: Role; readonly lit?: true };

/** One area of a drawing: its outline in the notation of SVG paths, and what it is filled with. */
export interface Area {
  readonly outline: string;
  readonly as: Role | 'lit';
}

function outlineOf(shape: Shape): string {
  if ('arch' in shape) {
    const [x, y, width, height] = shape.arch;
    const radius = width / 2;
    return `M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}z`;
  }
  if ('disc' in shape) {
    const [x, y, radius] = shape.disc;
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
  }
  if ('quarter' in shape) {
    const [x, y, side, corner] = shape.quarter;
    const left = corner === 0 || corner === 3;
    const top = corner === 0 || corner === 1;
    const [cx, cy] = [left ? x : x + side, top ? y : y + side];
    const [dx, dy] = [left ? side : -side, top ? side : -side];
    return `M${cx} ${cy}h${dx}A${side} ${side} 0 0 ${left === top ? 1 : 0} ${cx} ${cy + dy}z`;
  }
  const [x, y, width, height] = shape.bar;
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** The left half of an arch or a disc. */
function leftHalf(shape: Shape): string {
  if ('arch' in shape) {
    const [x, y, width, height] = shape.arch;
    const radius = width / 2;
    return `M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}V${y + height}z`;
  }
  if ('disc' in shape) {
    const [x, y, radius] = shape.disc;
    return `M${x} ${y - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}z`;
  }
  return '';
}

/**
 * The areas of a drawing, in the order in which they are painted, in the units of its grid. The apps, the server and the icon
 * paint them each in their own way, so that all of them draw the same.
 */
export function areasOf(drawn: readonly Drawn[]): readonly Area[] {
  return drawn.flatMap((shape): Area[] => {
    const whole = { outline: outlineOf(shape), as: shape.as };
    return shape.lit ? [whole, { outline: leftHalf(shape), as: 'lit' }] : [whole];
  });
}
