import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FileStore, StoredName } from '../../../platform/files/store.ts';
import type { Attempt } from './store.ts';

/** Where files are written before they are whole. */
const FOLDER = 'exports-under-way';

interface Place {
  readonly settings: { readonly dataDir: string };
  readonly store: FileStore;
}

const folderOf = ({ settings }: Place): string => join(settings.dataDir, FOLDER);

/** Each attempt has a file of its own: what another process writes is never what is given out. */
const fileOf = ({ id, attempts }: Attempt): string => `${id}-${attempts}.csv`;
const nameOf = (attempt: Attempt): StoredName => `exports/${fileOf(attempt)}`;
const pathOf = (place: Place, attempt: Attempt): string => join(folderOf(place), fileOf(attempt));

/** Where an attempt writes to, on this machine. */
export async function pathFor(place: Place, attempt: Attempt): Promise<string> {
  await mkdir(folderOf(place), { recursive: true, mode: 0o700 });
  return pathOf(place, attempt);
}

/** Gives what an attempt has written to all processes. */
export const storeExportFile = (place: Place, attempt: Attempt): Promise<void> =>
  place.store.putFile(nameOf(attempt), pathOf(place, attempt));

/** A file as it is read; `undefined` where it is gone. */
export const readExportFile = ({ store }: Place, attempt: Attempt): Promise<Readable | undefined> =>
  store.read(nameOf(attempt));

/** Removes what one attempt has written. */
export async function removeAttempt(place: Place, attempt: Attempt): Promise<void> {
  await rm(pathOf(place, attempt), { force: true });
  await place.store.remove(nameOf(attempt));
}

/** Removes what all attempts up to this one have written. */
export async function removeAttempts(place: Place, { id, attempts }: Attempt): Promise<void> {
  for (let one = 1; one <= attempts; one += 1) await removeAttempt(place, { id, attempts: one });
}
