import { createHash } from 'node:crypto';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import sharp from 'sharp';
import type { Tx } from '../../platform/database/database.ts';
import type { Ports } from '../../platform/ports.ts';
import { insertPicture } from './store-appeals.ts';

const MAX_MB = 5;
const MAX_PIXELS = 40_000_000;

/** A picture of a trade: its stored name and the hash of its pixels, by which it is known again under other metadata. */
export interface Picture {
  readonly name: string;
  readonly hash: Buffer;
}

/** Stores a jpg for the sides of a trade alone (`imageRule`). */
export async function storePicture(ports: Ports, content: Buffer | undefined): Promise<Result<Picture>> {
  const name = content && (await ports.files.storeJpg(content, 'private'));
  if (!name) return refuse('imageRule', { max: MAX_MB });
  const pixels = await sharp(content, { limitInputPixels: MAX_PIXELS }).rotate().raw().toBuffer();
  return accept({ name, hash: createHash('sha256').update(pixels).digest() });
}

/** Runs a write with pictures; where it is refused they are removed again. */
export async function withPictures<T>(
  ports: Ports,
  pictures: readonly (Picture | undefined)[],
  write: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const done = await write();
  if (done.ok) return done;
  for (const picture of pictures) if (picture) await ports.files.remove(picture.name);
  return done;
}

/** Remembers what was shown in a trade. */
export async function keepPicture(tx: Tx, tradeId: bigint, picture: Picture | undefined, at: Date): Promise<void> {
  if (picture) await insertPicture(tx, { ...picture, tradeId, at });
}
