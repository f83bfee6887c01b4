import { createReadStream } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder, writeDurably } from './durable.ts';
import type { FileStore, StoreFolder, StoredName } from './store.ts';

/** `undefined` for a file that is not there. */
async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Files in a folder of this machine, or in one that several machines share. */
export function localFiles(root: string): FileStore {
  const pathOf = (name: StoredName): string => join(root, name);
  const names = async (folder: StoreFolder): Promise<string[]> => (await ifThere(readdir(join(root, folder)))) ?? [];
  const timeOf = async (name: StoredName): Promise<Date | undefined> => (await ifThere(stat(pathOf(name))))?.mtime;
  return {
    place: root,
    names,
    timeOf,
    put: (name, content, at) => writeDurably(pathOf(name), content, at),
    putFile: async (name, path) => {
      await mkdir(dirname(pathOf(name)), { recursive: true, mode: 0o700 });
      await rename(path, pathOf(name));
      await syncFolder(dirname(pathOf(name)));
    },
    get: (name) => ifThere(readFile(pathOf(name))),
    read: async (name) => ((await timeOf(name)) ? createReadStream(pathOf(name)) : undefined),
    remove: (name) => rm(pathOf(name), { force: true }),
    touch: (name, now) => ifThere(utimes(pathOf(name), now, now)),
    olderThan: async (folder, moment) => {
      const old: string[] = [];
      for (const name of await names(folder)) {
        const at = await timeOf(`${folder}/${name}`);
        if (at && at < moment) old.push(name);
      }
      return old;
    },
  };
}
