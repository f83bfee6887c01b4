import { type Refusal, refuse } from '@greenhall/domain/shared/result';
import sharp from 'sharp';
import { defineBound } from '../bounds.ts';
import { ConcurrencyLimit } from '../admission/concurrency-limit.ts';

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

/** The refusal of a picture that breaks the rules for pictures. */
export const imageRule = (): Refusal => refuse('imageRule', { max: PICTURE_MIB, pixels: MEGAPIXELS });

/** A picture after encoding: without metadata, not larger than a screen needs. */
interface EncodedPicture {
  readonly jpg: Buffer;
  readonly width: number;
  readonly height: number;
  /** 64 bits by which similar pictures are recognised, as text; `null` if the picture has no distinctive content. */
  readonly fingerprint: string | null;
}

/** Two pictures are similar if at most so many of their 64 bits differ. */
export const ALIKE_BITS = 10;

const COLUMNS = 9;
const ROWS = 8;
/** The difference in grey between neighbours that counts. Smaller ones are noise of the encoder. */
const STEP = 3;
/** A picture with fewer differences than this cannot be told apart from others. */
const LEAST_DIFFERENCES = 6;

/**
 * A difference hash: the picture is made grey, smoothed and shrunk to 9 by 8, and each bit says whether a point is
 * darker than its neighbour to the right. Encoding it again, brightening it or cropping its edge changes few of the
 * bits.
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
  return telling >= LEAST_DIFFERENCES ? bits : null;
}

async function encode(content: Buffer, wantsFingerprint: boolean): Promise<EncodedPicture> {
  const { data, info } = await sharp(content, { limitInputPixels: MEGAPIXELS * 1_000_000 })
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const jpg = await sharp(data, { raw }).jpeg({ quality: 82 }).toBuffer();
  const encoded = { jpg, width: info.width, height: info.height };
  if (!wantsFingerprint) return { ...encoded, fingerprint: null };
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
  return { ...encoded, fingerprint: differences(grey) };
}

/** Decodes and encodes pictures off the event loop. */
export class PictureEncoder {
  readonly #queue: ConcurrencyLimit;
  /** How many pictures were decoded. */
  decoded = 0;
  /** How many pictures were being decoded at the same time at most. */
  mostAtOnce = 0;
  #decoding = 0;

  constructor(atOnce = AT_ONCE, waitMs = WAIT_SECONDS * 1_000) {
    this.#queue = new ConcurrencyLimit(atOnce, { first: WAITING, second: WAITING }, waitMs);
  }

  /** How many pictures wait for their turn. */
  get waiting(): number {
    return this.#queue.waiting;
  }

  get most(): number {
    return this.#queue.most;
  }

  /** Encodes the picture again; `undefined` if it is not a picture or too large. Throws `BusyError`. */
  async encode(content: Buffer, wantsFingerprint: boolean): Promise<EncodedPicture | undefined> {
    if (!content.subarray(0, JPG.length).equals(JPG)) return undefined;
    try {
      const { width, height, format } = await sharp(content).metadata();
      if (format !== 'jpeg' || width * height > MEGAPIXELS * 1_000_000) return undefined;
    } catch {
      return undefined;
    }
    return this.#decode('first', () => encode(content, wantsFingerprint).catch(() => undefined));
  }

  /** A stored picture in another width; `undefined` if it is not wider than that. Uploads go first. Throws `BusyError`. */
  async narrow(jpg: Buffer, width: number): Promise<Buffer | undefined> {
    if ((await sharp(jpg).metadata()).width <= width) return undefined;
    return this.#decode('second', () => sharp(jpg).resize({ width }).jpeg({ quality: 80 }).toBuffer());
  }

  #decode<T>(rank: 'first' | 'second', work: () => Promise<T>): Promise<T> {
    return this.#queue.run(rank, async () => {
      this.decoded += 1;
      this.#decoding += 1;
      this.mostAtOnce = Math.max(this.mostAtOnce, this.#decoding);
      try {
        return await work();
      } finally {
        this.#decoding -= 1;
      }
    });
  }
}
