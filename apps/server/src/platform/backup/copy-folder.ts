import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

type Pair = readonly [from: string, to: string];

/** As many as there are threads that work on files. */
const AT_ONCE = 4;

/** Makes the folders, and answers the files that belong into them. */
async function foldersOf(from: string, to: string): Promise<Pair[]> {
  await mkdir(to, { mode: 0o700 });
  const files: Pair[] = [];
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const pair: Pair = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) files.push(...(await foldersOf(...pair)));
    else files.push(pair);
  }
  return files;
}

/** Copies a folder to where nothing is yet, several files at once. `cp` of Node copies one after another, and takes a third longer. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const files = (await foldersOf(from, to))[Symbol.iterator]();
  const copyNext = async (): Promise<void> => {
    for (const [source, target] of files) await copyFile(source, target, constants.COPYFILE_FICLONE);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext));
}
