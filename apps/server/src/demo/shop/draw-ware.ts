import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Motif, Ware } from './wares.ts';

const SIDE = 640;
/** Drawings are kept between starts under their hash. */
const CACHE = join(tmpdir(), 'greenhall-demo-pictures');

const rect = (x: number, y: number, width: number, height: number, r: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"/>`;
const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** The shades of one hue: the thing, its shadow and its light. */
interface Shades {
  readonly main: string;
  readonly dark: string;
  readonly light: string;
}

const MOTIFS: Readonly<Record<Motif, (shades: Shades) => string>> = {
  bottle: ({ main, dark, light }) =>
    rect(345, 130, 110, 80, 18, dark) + rect(300, 200, 200, 440, 60, main) + rect(330, 250, 26, 320, 13, light),
  cup: ({ main, dark, light }) =>
    stroke('M540 360 q110 10 100 100 q-10 90 -120 90', dark, 36) +
    path('M220 300 h330 v170 q0 140 -165 140 q-165 0 -165 -140 z', main) +
    rect(250, 340, 24, 140, 12, light) +
    rect(190, 630, 390, 26, 13, dark),
  pan: ({ main, dark, light }) =>
    rect(560, 330, 200, 40, 20, dark) +
    path('M140 320 h440 v110 q0 150 -220 150 q-220 0 -220 -150 z', main) +
    rect(180, 350, 24, 100, 12, light),
  board: ({ main, dark, light }) =>
    rect(370, 110, 60, 200, 30, dark) +
    rect(230, 250, 340, 430, 50, main) +
    stroke('M290 330 v270 M400 330 v270 M510 330 v270', light, 10),
  lamp: ({ main, dark, light }) =>
    stroke('M400 620 V360', dark, 26) +
    path('M290 180 h220 l90 210 h-400 z', main) +
    circle(400, 420, 46, light) +
    rect(270, 620, 260, 36, 18, dark),
  candle: ({ main, dark, light }) =>
    rect(310, 300, 180, 330, 30, main) +
    path('M400 150 q60 80 0 130 q-60 -50 0 -130 z', light) +
    rect(250, 630, 300, 34, 17, dark),
  cloth: ({ main, dark, light }) =>
    path('M180 260 q110 -60 220 0 t220 0 v320 q-110 60 -220 0 t-220 0 z', main) +
    stroke('M180 350 q110 -60 220 0 t220 0 M180 490 q110 -60 220 0 t220 0', light, 20) +
    stroke('M180 580 q110 60 220 0 t220 0', dark, 12),
  book: ({ main, dark, light }) =>
    rect(230, 170, 350, 470, 24, dark) +
    rect(250, 160, 350, 470, 24, main) +
    rect(250, 160, 56, 470, 20, dark) +
    rect(360, 250, 180, 24, 12, light) +
    rect(360, 300, 120, 24, 12, light),
  pen: ({ main, dark, light }) =>
    `<g transform="rotate(40 400 400)">${rect(350, 140, 100, 430, 46, main)}${rect(376, 180, 20, 300, 10, light)}${path('M352 560 h96 l-48 120 z', dark)}</g>`,
  bag: ({ main, dark, light }) =>
    stroke('M300 300 q0 -150 100 -150 q100 0 100 150', dark, 30) +
    rect(210, 280, 380, 370, 60, main) +
    rect(270, 440, 260, 150, 34, dark) +
    rect(300, 480, 200, 20, 10, light),
  pot: ({ main, dark, light }) =>
    path('M250 420 h300 l-40 240 h-220 z', main) +
    rect(230, 380, 340, 64, 20, dark) +
    path('M400 390 q-130 -60 -110 -200 q110 30 110 200 q10 -170 120 -210 q30 140 -120 210 z', light),
  ticket: ({ main, dark, light }) =>
    path('M160 260 h480 v90 a50 50 0 0 0 0 100 v90 h-480 v-90 a50 50 0 0 0 0 -100 z', main) +
    stroke('M500 280 v240', dark, 10) +
    rect(220, 330, 210, 30, 15, light) +
    rect(220, 400, 150, 30, 15, light),
};

/** The ground of every drawing, as the token `sand` has it. */
const SAND = '#efe9dc';
/** The twelve colours of things, a step of the hues apart and equally strong. */
const STEP = 30;

/** A drawing without words: the thing on sand. The second view is turned and nearer. */
function svgOf({ motif, hue }: Ware, view: number): string {
  const nearest = (Math.round(hue / STEP) * STEP) % 360;
  const shades = {
    main: `hsl(${nearest} 38% 42%)`,
    dark: `hsl(${nearest} 42% 28%)`,
    light: `hsl(${nearest} 44% 76%)`,
  };
  const turned = view === 0 ? '' : ' transform="translate(-130 -90) scale(1.3) rotate(-8 400 400)"';
  const thing = `<g${turned}>${MOTIFS[motif](shades)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 800 800">${rect(0, 0, 800, 800, 0, SAND)}${thing}</svg>`;
}

/** A picture of goods as a jpg, drawn at the first start and read afterwards. */
export async function drawWare(ware: Ware, view: number): Promise<Buffer> {
  const svg = svgOf(ware, view);
  const file = join(CACHE, `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.jpg`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const drawn = await sharp(Buffer.from(svg)).flatten().jpeg({ quality: 85 }).toBuffer();
  await mkdir(CACHE, { recursive: true, mode: 0o700 });
  await writeFile(file, drawn, { mode: 0o600 }).catch(() => undefined);
  return drawn;
}
