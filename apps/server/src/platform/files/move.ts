import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UNFINISHED } from './durable.ts';
import { type FileStore, STORE_FOLDERS, type StoredName } from './store.ts';

async function hashOf(store: FileStore, name: StoredName): Promise<string | undefined> {
  const content = await store.read(name);
  if (!content) return undefined;
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}

/** Where a file lies between two stores. */
const BETWEEN = 'files-under-way';

/**
 * Copies all files of a store into another one, but for those that are there with the same content; nothing is taken away. By way of a folder
 * of this machine. Answers how many were copied.
 */
export async function copyFiles(from: FileStore, to: FileStore, dataDir: string): Promise<number> {
  const folder = join(dataDir, BETWEEN);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let copied = 0;
  try {
    for (const of of STORE_FOLDERS)
      for (const name of (await from.names(of)).filter((each) => !each.endsWith(UNFINISHED)))
        if (await copyOne(from, to, `${of}/${name}`, join(folder, 'one'))) copied += 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return copied;
}

/** Copies a file unless it is there; false then, and where it has gone meanwhile. Throws if what arrives is something else. */
async function copyOne(from: FileStore, to: FileStore, name: StoredName, path: string): Promise<boolean> {
  const hash = await hashOf(from, name);
  if (hash === undefined || (await hashOf(to, name)) === hash) return false;
  const content = await from.read(name);
  if (!content) return false;
  await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
  await to.putFile(name, path);
  if ((await hashOf(to, name)) !== hash) throw new Error(`${name} was not copied whole`);
  return true;
}
