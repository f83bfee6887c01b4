import { settled, withStore } from '../session/device-database.ts';
import { readSession, WAITING_PICTURES } from '../session/session.ts';

const PICTURES = { database: WAITING_PICTURES, store: 'pictures' };
/** Milliseconds for which a picture is kept. */
const LIFE = 24 * 3_600_000;
/** Bytes that are kept; the oldest go first. */
const MOST = 20 * 1024 * 1024;

interface Kept {
  readonly user: string;
  readonly picture: File;
  readonly at: number;
}

async function entriesOf(store: IDBObjectStore): Promise<readonly (readonly [string, Kept])[]> {
  const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled<Kept[]>(store.getAll())]);
  return keys.flatMap((key, index) => {
    const value = values[index];
    return value && typeof key === 'string' ? [[key, value] as const] : [];
  });
}

/** Keeps a picture of a message that waits, or of a draft, for a page that is loaded again. Where it cannot be kept, the open page has it. */
export async function savePicture(key: string, picture: File): Promise<void> {
  const user = readSession().userid;
  await withStore(
    PICTURES,
    'readwrite',
    async (store) => {
      const own = (await entriesOf(store)).toSorted(([, one], [, other]) => other.at - one.at);
      let size = picture.size;
      for (const [old, kept] of own) {
        size += kept.picture.size;
        if (size > MOST) store.delete(old);
      }
      // Whoever has signed out meanwhile leaves nothing behind.
      if (user !== '' && readSession().userid === user)
        await settled(store.put({ user, picture, at: Date.now() } satisfies Kept, key));
    },
    true,
  ).catch(() => undefined);
}

/** The pictures of whoever is signed in, by the key of their message or of their draft. */
export async function readPictures(): Promise<ReadonlyMap<string, File>> {
  const user = readSession().userid;
  const entries = await withStore(PICTURES, 'readonly', entriesOf).catch(() => []);
  return new Map(entries.flatMap(([key, kept]) => (kept.user === user ? [[key, kept.picture]] : [])));
}

/** Deletes the pictures that have been kept for longer than a day. */
export async function forgetOldPictures(now: number = Date.now()): Promise<void> {
  await withStore(PICTURES, 'readwrite', async (store) => {
    for (const [key, { at }] of await entriesOf(store)) if (now - at >= LIFE) store.delete(key);
  }).catch(() => undefined);
}

/** Forgets a picture whose message or form was sent or given up. */
export async function forgetPicture(key: string): Promise<void> {
  await withStore(PICTURES, 'readwrite', (store) => settled(store.delete(key))).catch(() => undefined);
}
