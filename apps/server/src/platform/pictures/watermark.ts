import sharp from 'sharp';
import { latinFontPath } from '../fonts.ts';

const DPI = 110;
const ANGLE = -28;
const GAP = 40;

/** The text as a see-through tile, turned so that no line of a document hides it. */
async function tileOf(text: string): Promise<Buffer> {
  const written = { text: `<span foreground="white">${text}</span>`, font: 'Noto Sans', dpi: DPI, rgba: true };
  const white = await sharp({ text: { ...written, fontfile: await latinFontPath() } })
    .png()
    .toBuffer();
  const { width, height } = await sharp(white).metadata();
  const dark = await sharp(white).negate({ alpha: false }).png().toBuffer();
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const both = await sharp({ create: { width: width + GAP, height: height + GAP, channels: 4, background: clear } })
    .composite([
      { input: dark, left: 2, top: 2 },
      { input: white, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  return sharp(both)
    .rotate(ANGLE, { background: clear })
    .ensureAlpha()
    .linear([1, 1, 1, 0.55], [0, 0, 0, 0])
    .png()
    .toBuffer();
}

/** The picture with a text all over it: letters, digits, spaces, dots, hyphens and colons. */
export async function watermark(jpg: Buffer, text: string): Promise<Buffer> {
  const tile = await tileOf(text.replaceAll(/[^\p{L}\d .:_-]/gu, ''));
  const { width, height } = await sharp(jpg).metadata();
  const fitting = await sharp(tile).resize({ width, height, fit: 'inside', withoutEnlargement: true }).png().toBuffer();
  return sharp(jpg)
    .composite([{ input: fitting, tile: true }])
    .jpeg({ quality: 80 })
    .toBuffer();
}
