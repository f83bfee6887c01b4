import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { compareVersions } from '../build.ts';
import { ArchiveError } from './archive-error.ts';
import { readArchive } from './archive.ts';
import type { Manifest } from './manifest.ts';

/** Writes what an archive holds into a folder that is not there yet. The archive was read once before. */
async function writeInto(path: string, key: string, folder: string): Promise<void> {
  await readArchive(path, key, async (name, bytes) => {
    const to = join(folder, name);
    if (name.endsWith('/')) return void (await mkdir(to, { recursive: true, mode: 0o700 }));
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await pipeline(Readable.from(bytes), createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }));
  });
}

/**
 * Reads a whole archive, and only then writes what it holds into a folder. Nothing is written of an archive that does not open, is not
 * whole, names what lies outside, or is of a newer program (`ArchiveError`).
 */
export async function unpackArchive(path: string, key: string, version: string, folder: string): Promise<Manifest> {
  const manifest = await readArchive(path, key);
  if (compareVersions(manifest.version, version) > 0)
    throw new ArchiveError(`the archive is of version ${manifest.version}, this program is ${version}`);
  await writeInto(path, key, folder);
  return manifest;
}
