import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { t } from './words.ts';

/** How dark the gap is: half of what the piece shows. */
const SHADE = 0.5;
const SOLID = 250;
const DRAG_MS = 700;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function pixelsOf(image: Locator): Promise<Pixels> {
  const address = (await image.getAttribute('src')) ?? '';
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How far the picture at a position differs from the darkened piece. */
function difference(picture: Pixels, piece: Pixels, left: number, top: number): number {
  let sum = 0;
  for (let y = 0; y < piece.height; y += 1) {
    for (let x = 0; x < piece.width; x += 1) {
      const own = (y * piece.width + x) * 4;
      if ((piece.data[own + 3] ?? 0) < SOLID) continue;
      const under = ((top + y) * picture.width + left + x) * 4;
      for (const colour of [0, 1, 2])
        sum += Math.abs((picture.data[under + colour] ?? 0) - (piece.data[own + colour] ?? 0) * SHADE);
    }
  }
  return sum;
}

/** The position of the gap, found by comparing pixels in the row of the piece. */
function gapOf(picture: Pixels, piece: Pixels, top: number): number {
  const places = Array.from({ length: picture.width - piece.width }, (_, left) => left);
  return places.reduce((best, left) =>
    difference(picture, piece, left, top) < difference(picture, piece, best, top) ? left : best,
  );
}

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** Solves the picture in the security check as a person does: finds the gap and drags the piece into it. */
export async function solvePuzzle(dialog: Locator): Promise<void> {
  const [image, handle] = [dialog.locator('img').first(), dialog.locator('img').last()];
  const [picture, piece] = await Promise.all([pixelsOf(image), pixelsOf(handle)]);
  const [ground, grip] = await Promise.all([image.boundingBox(), handle.boundingBox()]);
  if (!ground || !grip) throw new Error('the puzzle is not in sight');
  const scale = ground.width / picture.width;
  const gap = gapOf(picture, piece, Math.round((grip.y - ground.y) / scale));
  const { mouse } = dialog.page();
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  await mouse.move(x, y);
  await mouse.down();
  const began = performance.now();
  for (let part = 0; part < 1;) {
    part = Math.min(1, (performance.now() - began) / DRAG_MS);
    await mouse.move(x + gap * scale * easeOut(part), y + 3 * Math.sin(part * 5));
  }
  await mouse.up();
  await dialog.waitFor({ state: 'hidden' });
}

/** Chooses the calculation by the device instead. */
export async function solveByWork(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: t('entry.noPuzzle') }).click();
  await dialog.waitFor({ state: 'hidden' });
}
