import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How an unfinished file ends. */
export const UNFINISHED = '.part';

/** The name that an unfinished file will have. Each that writes it has one of its own: processes that share a folder may write the same. */
export const finishedName = (name: string): string => name.replace(/(?:\.[\da-f]{12})?\.part$/, '');

const unfinishedName = (path: string): string => `${path}.${randomBytes(6).toString('hex')}${UNFINISHED}`;

/** Syncs a folder, so that the names in it are still there after a loss of power. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Makes a folder that is still there after a loss of power: a folder stands in the one above it, so those that gained
 * one are synced.
 */
async function keepFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const top = dirname(first);
  for (let at = path; at !== top; at = dirname(at)) await syncFolder(dirname(at));
}

/**
 * Writes a file that is whole after a loss of power or not there at all: its content is synced before it gets its name,
 * and the folder, which has the name, afterwards.
 */
export async function writeDurably(path: string, content: Uint8Array, at?: Date): Promise<void> {
  await keepFolder(dirname(path));
  const unfinished = unfinishedName(path);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  if (at) await utimes(unfinished, at, at);
  await rename(unfinished, path);
  await syncFolder(dirname(path));
}
