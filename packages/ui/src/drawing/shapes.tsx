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

const FILLS: Readonly<Record<Role, string>> = {
  ground: 'fill-sand',
  hall: 'fill-teal-700',
  held: 'fill-brand',
  open: 'fill-surface',
  light: 'fill-on-dark',
  gold: 'fill-gold',
};

function outline(shape: Shape): string {
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

/** Draws shapes one above the other. The drawing says nothing that its surroundings do not say, so that it is silent. */
export function Shapes({ of, size, grid = 96 }: { of: readonly Drawn[]; size: number; grid?: number }) {
  return (
    <svg viewBox={`0 0 ${grid} ${grid}`} width={size} height={size} aria-hidden className="shrink-0">
      {of.map((shape) => {
        const path = outline(shape);
        return (
          <g key={path} className={FILLS[shape.as]}>
            <path d={path} />
            {shape.lit ? <path d={leftHalf(shape)} className="fill-lit" /> : null}
          </g>
        );
      })}
    </svg>
  );
}
