import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { PAINTS, svgPathsOf } from '../../platform/pictures/drawing.ts';
import { type Thing, THINGS } from './things.ts';

const SIDE = 640;
const GRID = 96;
/** The part of the grid that each view shows: the whole thing with room around it, and the thing from nearer. */
const VIEWS = ['-12 -12 120 120', '14 16 68 68'] as const;
/** Drawings are kept between starts under their hash. */
const CACHE = join(tmpdir(), 'greenhall-demo-pictures');

/** A drawing without words: the thing on sand. */
function svgOf(thing: Thing, view: number): string {
  const ground = `<rect x="${-GRID}" y="${-GRID}" width="${3 * GRID}" height="${3 * GRID}" fill="${PAINTS.ground.colour}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="${VIEWS[view] ?? VIEWS[0]}">${ground}${svgPathsOf(THINGS[thing])}</svg>`;
}

/** A picture of goods as a jpg, drawn at the first start and read afterwards. */
export async function renderProduct(thing: Thing, view: number): Promise<Buffer> {
  const svg = svgOf(thing, view);
  const file = join(CACHE, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.jpg`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const drawn = await sharp(Buffer.from(svg)).flatten().jpeg({ quality: 85 }).toBuffer();
  await mkdir(CACHE, { recursive: true, mode: 0o700 });
  await writeFile(file, drawn, { mode: 0o600 }).catch(() => undefined);
  return drawn;
}
