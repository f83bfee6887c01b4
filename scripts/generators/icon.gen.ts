import { MARK, TILE } from '@greenhall/domain/shared/mark';
import { svgPathsOf, TILE_COLOUR } from '../../apps/server/src/platform/pictures/drawing.ts';
import type { Generator } from './generator.ts';

/** The mark on its tile as the icon of the apps. */
export const icon: Generator = {
  file: 'apps/web/public/icon.svg',
  make: () => {
    const { side, radius } = TILE;
    const tile = `<rect width="${side}" height="${side}" rx="${radius}" fill="${TILE_COLOUR}"/>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${tile}${svgPathsOf(MARK)}</svg>\n`;
  },
};
