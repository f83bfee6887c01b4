import { setTimeout as delay } from 'node:timers/promises';
import { type Db, maybeRow, oneRow } from '../database/database.ts';
import { columns, returning, select } from '../database/select.ts';
import { commandOf } from '../build.ts';
import { FilesAwayError } from '../outages.ts';
import { StartError } from '../start-error.ts';
import type { FileStore } from './store.ts';

/** A file with the number of the installation whose files lie in a store. */
export const MARKER = 'uploads/installation';

const OWN = columns('platform_files', ['installation']);

/** The number of this installation, by which it knows its files again. */
const ownNumber = async (db: Db): Promise<string | undefined> =>
  (await maybeRow(db, select(OWN)`from platform_files`))?.installation;

async function giveNumber(db: Db, number: string): Promise<string> {
  const inserted = returning(OWN)`
    insert into platform_files (installation) values (${number}) on conflict (single) do update set single = true`;
  return (await oneRow(db, inserted)).installation;
}

/** Whose files lie in a store. Throws `StartError` while it does not answer. */
async function markOf(store: FileStore): Promise<string | undefined> {
  try {
    return (await store.get(MARKER))?.toString('utf8');
  } catch (error) {
    if (!(error instanceof FilesAwayError)) throw error;
    const why = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw new StartError(`${error.message}${why}`, { cause: error });
  }
}

/** Processes that start at the same time may see each other halfway. */
const LOOKS = 3;
const BETWEEN_MS = 500;

/**
 * Makes sure that the files of this installation lie in a store, and not those of another one or none. At the first start the store is marked.
 * Throws `StartError`.
 */
export async function checkStore(db: Db, store: FileStore, number: string): Promise<void> {
  for (let look = 1; ; look += 1) {
    const own = await ownNumber(db);
    const found = await markOf(store);
    if (own !== undefined && found === own) return;
    if (own === undefined && found === undefined) return markStore(db, store, number);
    if (look === LOOKS) throw new StartError(faultOf(store.place, own, found));
    await delay(BETWEEN_MS);
  }
}

function faultOf(place: string, own: string | undefined, found: string | undefined): string {
  if (own === undefined)
    return `${place} has the files of another installation; a day later this one would remove them. Set a place of its own, or, if they are its own, mark them: ${commandOf('files', 'accept')}`;
  const what = found === undefined ? 'nothing there says that they are' : 'they are those of another one';
  return `the files of this installation are not in ${place}: ${what}. Set the right one, or mark this one: ${commandOf('files', 'accept')}`;
}

async function markStore(db: Db, store: FileStore, number: string): Promise<void> {
  await store.put(MARKER, Buffer.from(await giveNumber(db, number)));
}

/**
 * Marks a store as the one with the files of this installation, whatever lies there; the server does it at its first start. Without a number
 * to give, an installation that has none yet is left as it is.
 */
export async function acceptStore(db: Db, store: FileStore, number?: string): Promise<void> {
  const own = (await ownNumber(db)) ?? (number && (await giveNumber(db, number)));
  if (own) await store.put(MARKER, Buffer.from(own));
}
