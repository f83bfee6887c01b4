import { type Area, areasOf, type Drawn } from '@greenhall/domain/shared/shapes';

interface Paint {
  readonly colour: string;
  readonly opacity: number;
}

/** What a drawing is painted with outside the apps: the tokens of the light theme. */
export const PAINTS: Readonly<Record<Area['as'], Paint>> = {
  ground: { colour: '#efe9dc', opacity: 1 },
  hall: { colour: '#17575a', opacity: 1 },
  held: { colour: '#28ae6d', opacity: 1 },
  open: { colour: '#ffffff', opacity: 1 },
  light: { colour: '#f2f8f6', opacity: 1 },
  gold: { colour: '#d9a441', opacity: 1 },
  lit: { colour: '#ffffff', opacity: 0.22 },
};

/** The tile of the mark: the colour of the header. */
export const TILE_COLOUR = '#0c2f31';

/** A drawing as elements of an SVG. */
export function svgPathsOf(drawn: readonly Drawn[]): string {
  return areasOf(drawn)
    .map(({ outline, as }) => {
      const { colour, opacity } = PAINTS[as];
      return `<path d="${outline}" fill="${colour}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;
    })
    .join('');
}
