import type { Side } from '@greenhall/domain/verification/document';
import sharp from 'sharp';
import { latinFontPath } from '../platform/fonts.ts';

const [WIDTH, HEIGHT] = [860, 540] as const;
const CARD = '<rect x="20" y="20" width="820" height="500" rx="32" fill="#dfe9e3"/>';
const LINES = [0, 1, 2, 3]
  .map((line) => `<rect x="380" y="${150 + line * 70}" width="${400 - line * 50}" height="26" rx="8" fill="#9db3a7"/>`)
  .join('');
const head = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#7c9488"/>` +
  `<path d="M${x - 1.6 * r} ${y + 3 * r} q0 ${-1.8 * r} ${1.6 * r} ${-1.8 * r} t${1.6 * r} ${1.8 * r} z" fill="#7c9488"/>`;

const DRAWINGS: Readonly<Record<Side, string>> = {
  front: `${CARD}${head(200, 210, 70)}${LINES}`,
  back: `${CARD}<rect x="20" y="80" width="820" height="80" fill="#9db3a7"/>${LINES}`,
  holding: `${head(300, 190, 110)}<g transform="translate(430 250) scale(0.45)">${CARD}${LINES}</g>`,
};

/** One side of a document that nobody could take for a real one. */
export async function drawDocument(side: Side): Promise<Buffer> {
  const written = { text: '<b>SPECIMEN</b>', font: 'Noto Sans', fontfile: await latinFontPath(), dpi: 240, rgba: true };
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const mark = await sharp({ text: written }).png().toBuffer();
  const turned = await sharp(mark).rotate(-20, { background: clear }).png().toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f6f8f6"/>${DRAWINGS[side]}</svg>`;
  return sharp(Buffer.from(svg))
    .composite([{ input: turned, gravity: 'centre' }])
    .jpeg()
    .toBuffer();
}
