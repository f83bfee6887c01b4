import { type Refusal, refuse } from '@greenhall/domain/shared/result';
import sharp from 'sharp';
import { defineBound } from '../bounds.ts';
import { Lane } from '../lane.ts';

export const PICTURE_MIB = defineBound({
  name: 'picture-size',
  value: 5,
  unit: 'MiB',
  per: 'picture',
  about: 'size of a picture as it is sent',
});
const MEGAPIXELS = defineBound({
  name: 'picture-pixels',
  value: 16,
  unit: 'megapixels',
  per: 'picture',
  about: 'width times height of a picture, looked at before it is decoded',
});
const AT_ONCE = defineBound({
  name: 'picture-decoding',
  value: 2,
  unit: 'at once',
  per: 'process',
  about: 'pictures decoded',
});
const WAIT_SECONDS = defineBound({
  name: 'picture-wait',
  value: 10,
  unit: 'seconds',
  per: 'picture',
  about: 'wait for its turn to be decoded',
});
const WAITING = defineBound({
  name: 'picture-waiting',
  value: 40,
  unit: 'waiting',
  per: 'process',
  about: 'pictures whose turn to be decoded has not come; each is held in memory meanwhile',
});
const LONGEST_SIDE = 2_000;
const JPG = Buffer.from([0xff, 0xd8]);

/** What every picture has to keep to. */
export const imageRule = (): Refusal => refuse('imageRule', { max: PICTURE_MIB, pixels: MEGAPIXELS });

/** A picture written anew: without metadata, not larger than a screen needs. */
interface Redrawn {
  readonly jpg: Buffer;
  /** 64 bits by which pictures that look alike are known, as text; `null` where there is nothing to tell it by. */
  readonly fingerprint: string | null;
}

/** Of the 64 bits of two pictures so many may differ: they are alike. */
export const ALIKE = 10;

const COLUMNS = 9;
const ROWS = 8;
/** Steps of grey by which neighbours must differ: less is noise of the encoder. */
const STEP = 3;
/** Fewer differences than this are no picture that could be told from another. */
const TELLING = 6;

/**
 * A difference hash: the picture is made grey, evened out and shrunk to 9 by 8, and each bit says whether a point is darker
 * than its neighbour to the right. Writing it anew, brightening it or cutting off its edge changes few of the bits.
 */
function differences(grey: Buffer): string | null {
  let bits = '';
  let telling = 0;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const at = row * COLUMNS + column;
      const rise = (grey[at + 1] ?? 0) - (grey[at] ?? 0);
      bits += rise >= STEP ? '1' : '0';
      if (Math.abs(rise) >= STEP) telling += 1;
    }
  }
  return telling >= TELLING ? bits : null;
}

async function redraw(content: Buffer, wantsFingerprint: boolean): Promise<Redrawn> {
  const { data, info } = await sharp(content, { limitInputPixels: MEGAPIXELS * 1_000_000 })
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const jpg = await sharp(data, { raw }).jpeg({ quality: 82 }).toBuffer();
  if (!wantsFingerprint) return { jpg, fingerprint: null };
  const small = sharp(data, { raw })
    .greyscale()
    .resize(COLUMNS * 8, ROWS * 8, { fit: 'fill' })
    .normalise();
  const even = await small.raw().toBuffer();
  const grey = await sharp(even, { raw: { width: COLUMNS * 8, height: ROWS * 8, channels: 1 } })
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  return { jpg, fingerprint: differences(grey) };
}

/** Decodes pictures, each once and off the event loop. */
export class Redrawer {
  readonly #lane: Lane;
  /** How many were decoded. */
  decoded = 0;

  constructor(atOnce = AT_ONCE, waitMs = WAIT_SECONDS * 1_000) {
    this.#lane = new Lane(atOnce, { first: WAITING, second: 0 }, waitMs);
  }

  /** The picture anew; `undefined` when it is none, or too large. Throws `BusyError`. */
  async redraw(content: Buffer, wantsFingerprint: boolean): Promise<Redrawn | undefined> {
    if (!content.subarray(0, JPG.length).equals(JPG)) return undefined;
    try {
      const { width, height, format } = await sharp(content).metadata();
      if (format !== 'jpeg' || width * height > MEGAPIXELS * 1_000_000) return undefined;
    } catch {
      return undefined;
    }
    return this.#lane.run('first', async () => {
      this.decoded += 1;
      return redraw(content, wantsFingerprint).catch(() => undefined);
    });
  }
}
