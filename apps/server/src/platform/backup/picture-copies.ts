import { mkdir, readdir, rename, stat, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY } from '@greenhall/domain/shared/time';
import type { FileStore } from '../files/store.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

/** How the copy of a picture ends that is not there any more. */
const GONE = '.gone';
/** As long as the database can be restored to any moment. */
const GONE_KEPT = 14 * DAY;

const isPicture = (name: string): boolean => /^[\w-]+\.jpg$/.test(name);

const namesIn = async (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

interface Places {
  /** Where pictures are stored. */
  readonly store: FileStore;
  /** Where encrypted copies of them are kept. */
  readonly copies: string;
}

/** Copies a picture; false if it is not there any more. */
async function keepOne({ store, copies }: Places, name: string, key: string): Promise<boolean> {
  const content = await store.get(`uploads/${name}`);
  if (!content) return false;
  await writeSealed(join(copies, name), key, (writer) => writer.write(content));
  return true;
}

/** Deletes the copies of pictures that have been gone for long. */
async function forgetOld(copies: string, names: readonly string[], now: Date): Promise<void> {
  for (const name of names.filter((each) => each.endsWith(GONE))) {
    const path = join(copies, name);
    if (now.getTime() - (await stat(path)).mtimeMs > GONE_KEPT) await unlink(path);
  }
}

/**
 * Copies each new picture, encrypted, and marks the copies of those that are gone: these are kept for 14 days. Answers how many were
 * copied.
 */
export async function copyPictures(places: Places, key: string, now: Date): Promise<number> {
  const { store, copies } = places;
  await mkdir(copies, { recursive: true, mode: 0o700 });
  const kept = await namesIn(copies);
  const stored = new Set((await store.names('uploads')).filter(isPicture));
  const known = new Set(kept);
  let copied = 0;
  for (const name of stored) if (!known.has(name) && (await keepOne(places, name, key))) copied += 1;
  for (const name of kept.filter((each) => isPicture(each) && !stored.has(each))) {
    const marked = join(copies, `${name}${GONE}`);
    await rename(join(copies, name), marked);
    await utimes(marked, now, now);
  }
  await forgetOld(copies, kept, now);
  return copied;
}

/** The content of a copy. Throws `ArchiveError`. */
async function openCopy(path: string, key: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of readSealed(path, key)) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/**
 * Brings back every picture of which there is a copy and that is not there, also of those that were gone: what no row names is swept a
 * day later. Answers how many came back. Throws `ArchiveError` for a copy that does not open.
 */
export async function bringPicturesBack({ store, copies }: Places, key: string): Promise<number> {
  const there = new Set(await store.names('uploads'));
  let back = 0;
  for (const copy of await readdir(copies)) {
    const name = copy.endsWith(GONE) ? copy.slice(0, -GONE.length) : copy;
    if (!isPicture(name) || there.has(name)) continue;
    await store.put(`uploads/${name}`, await openCopy(join(copies, copy), key));
    there.add(name);
    back += 1;
  }
  return back;
}
