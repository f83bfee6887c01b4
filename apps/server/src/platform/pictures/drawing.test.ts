import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAINTS, TILE_COLOUR } from './drawing.ts';

const TOKENS = readFileSync(join(import.meta.dirname, '../../../../../packages/ui/src/tokens.css'), 'utf8');

/** The value of a token in the light theme, which comes first. */
const token = (name: string): string | undefined => new RegExp(`--${name}: ([^;]+);`).exec(TOKENS)?.[1];

describe('the colours of drawings outside the apps', () => {
  it('are those of the tokens', () => {
    const { ground, hall, held, open, light, gold, lit } = PAINTS;
    expect({
      sand: ground.colour,
      'teal-700': hall.colour,
      brand: held.colour,
      surface: open.colour,
      'on-dark': light.colour,
      gold: gold.colour,
      lit: `rgb(255 255 255 / ${lit.opacity})`,
      'teal-900': TILE_COLOUR,
    }).toEqual(
      Object.fromEntries(
        ['sand', 'teal-700', 'brand', 'surface', 'on-dark', 'gold', 'lit', 'teal-900'].map((name) => [
          name,
          token(name),
        ]),
      ),
    );
  });
});
