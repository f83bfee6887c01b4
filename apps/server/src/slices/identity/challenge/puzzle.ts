import sharp from 'sharp';
import type { Random } from '../../../platform/random.ts';

export const PUZZLE = { width: 300, height: 150, piece: 54 } as const;
const KNOB = 8;
const BODY = PUZZLE.piece - 2 * KNOB;
/** The hole must not overlap the place where the piece starts. */
const FIRST_LEFT = 90;

export interface Puzzle {
  readonly image: string;
  readonly piece: string;
  readonly left: number;
  readonly top: number;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

const between = (random: Random, from: number, to: number): number => from + random.below(to - from + 1);

/** A jigsaw outline: a square whose sides carry knobs outwards or inwards. */
function outline(knobs: readonly boolean[]): string {
  const [a, b] = [KNOB, KNOB + BODY];
  const half = BODY / 2 - KNOB;
  const bow = (outward: boolean | undefined): number => (outward ? 1 : 0);
  return [
    `M${a} ${a}h${half}a${KNOB} ${KNOB} 0 0 ${bow(knobs[0])} ${2 * KNOB} 0H${b}`,
    `v${half}a${KNOB} ${KNOB} 0 0 ${bow(knobs[1])} 0 ${2 * KNOB}V${b}`,
    `h-${half}a${KNOB} ${KNOB} 0 0 ${bow(knobs[2])} -${2 * KNOB} 0H${a}`,
    `v-${half}a${KNOB} ${KNOB} 0 0 ${bow(knobs[3])} 0 -${2 * KNOB}Z`,
  ].join('');
}

function shape(random: Random, index: number): string {
  const hue = random.below(360);
  const fill = `hsl(${hue} ${between(random, 35, 80)}% ${between(random, 35, 75)}%)`;
  const [x, y] = [random.below(PUZZLE.width), random.below(PUZZLE.height)];
  const size = between(random, 14, 60);
  const paint = `fill="${fill}" fill-opacity="0.${between(random, 4, 9)}"`;
  if (index % 3 === 0) return `<circle cx="${x}" cy="${y}" r="${size / 2}" ${paint}/>`;
  if (index % 3 === 1)
    return `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size / 6}" transform="rotate(${random.below(90)} ${x} ${y})" ${paint}/>`;
  return `<path d="M${x} ${y}q${size} -${size} ${size * 2} 0t${size} ${size}z" ${paint}/>`;
}

function scenery(random: Random): string {
  const { width, height } = PUZZLE;
  const hue = random.below(360);
  const hill = (level: number, light: number): string =>
    `<path d="M0 ${level + random.below(20)}C${between(random, 40, 90)} ${level - 40} ${between(random, 120, 200)} ${level + 40} ${width} ${level - random.below(20)}V${height}H0Z" fill="hsl(${(hue + 90 + random.below(80)) % 360} 45% ${light}%)"/>`;
  const shapes = Array.from({ length: 22 }, (_, index) => shape(random, index)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="sky" x2="${random.below(2)}" y2="1"><stop stop-color="hsl(${hue} 70% 78%)"/>
    <stop offset="1" stop-color="hsl(${(hue + 60) % 360} 65% 55%)"/></linearGradient>
    <filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="${random.below(9999)}"/>
    <feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0.35 0"/></filter></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${hill(90, 45)}${hill(120, 32)}${shapes}
    <rect width="${width}" height="${height}" filter="url(#grain)"/></svg>`;
}

const dent = (path: string, place: Place, shade: number): string =>
  `<g transform="translate(${place.left} ${place.top})"><path d="${path}" fill="#000" fill-opacity="${shade}" stroke="#fff" stroke-opacity="0.6" stroke-width="1"/></g>`;

/** Two other outlines, lighter and at other heights, so that the darkest patch alone does not give the answer. */
function decoys(random: Random, hole: Place): string {
  return [0, 1]
    .map((index) => {
      const top = (hole.top + 30 + index * 30 + random.below(12)) % (PUZZLE.height - PUZZLE.piece);
      const left = between(random, FIRST_LEFT - 40, PUZZLE.width - PUZZLE.piece);
      return dent(outline([0, 1, 2, 3].map(() => random.below(2) === 1)), { left, top }, 0.35);
    })
    .join('');
}

const overlay = (content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PUZZLE.width}" height="${PUZZLE.height}">${content}</svg>`,
  );

/** Draws a picture with a jigsaw hole, and the piece that was cut out of it. */
export async function drawPuzzle(random: Random): Promise<Puzzle> {
  const place = {
    left: between(random, FIRST_LEFT, PUZZLE.width - PUZZLE.piece - 4),
    top: between(random, 4, PUZZLE.height - PUZZLE.piece - 4),
  };
  const path = outline([0, 1, 2, 3].map(() => random.below(2) === 1));
  const picture = await sharp(Buffer.from(scenery(random)))
    .png()
    .toBuffer();
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PUZZLE.piece}" height="${PUZZLE.piece}"><path d="${path}" fill="#fff"/></svg>`,
  );
  const rim = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PUZZLE.piece}" height="${PUZZLE.piece}"><path d="${path}" fill="none" stroke="#fff" stroke-opacity="0.85" stroke-width="1.5"/></svg>`,
  );
  const [image, piece] = await Promise.all([
    sharp(picture)
      .composite([{ input: overlay(decoys(random, place) + dent(path, place, 0.5)) }])
      .webp({ quality: 80 })
      .toBuffer(),
    sharp(picture)
      .extract({ ...place, width: PUZZLE.piece, height: PUZZLE.piece })
      .ensureAlpha()
      .composite([{ input: mask, blend: 'dest-in' }, { input: rim }])
      .png()
      .toBuffer(),
  ]);
  return {
    ...place,
    image: `data:image/webp;base64,${image.toString('base64')}`,
    piece: `data:image/png;base64,${piece.toString('base64')}`,
  };
}

const POOL = 24;

/** Returns pictures drawn in advance, each once. The pool is refilled after the request. */
export function puzzlePool(random: Random): () => Promise<Puzzle> {
  const ready: Puzzle[] = [];
  let filling = false;
  const fill = async (): Promise<void> => {
    if (filling) return;
    filling = true;
    try {
      while (ready.length < POOL) ready.push(await drawPuzzle(random));
    } finally {
      filling = false;
    }
  };
  return async () => {
    const puzzle = ready.shift() ?? (await drawPuzzle(random));
    fill().catch(() => undefined);
    return puzzle;
  };
}
