import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Attempt } from './store.ts';

const FOLDER = 'exports';

interface Place {
  readonly settings: { readonly dataDir: string };
}

const folderOf = ({ settings }: Place): string => join(settings.dataDir, FOLDER);

/** Each attempt has a file of its own: what another process writes is never what is given out. */
const pathOf = (place: Place, { id, attempts }: Attempt): string => join(folderOf(place), `${id}-${attempts}.csv`);

/** Where an attempt writes to. */
export async function pathFor(place: Place, attempt: Attempt): Promise<string> {
  await mkdir(folderOf(place), { recursive: true, mode: 0o700 });
  return pathOf(place, attempt);
}

/** A file as it is read; `undefined` where it is gone. */
export async function readKept(place: Place, attempt: Attempt): Promise<Readable | undefined> {
  try {
    return (await open(pathOf(place, attempt), 'r')).createReadStream();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes what one attempt has written. */
export const removeAttempt = (place: Place, attempt: Attempt): Promise<void> =>
  rm(pathOf(place, attempt), { force: true });

/** Removes what all attempts up to this one have written. */
export async function removeAttempts(place: Place, { id, attempts }: Attempt): Promise<void> {
  for (let one = 1; one <= attempts; one += 1) await removeAttempt(place, { id, attempts: one });
}
