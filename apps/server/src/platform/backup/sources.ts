import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UNFINISHED } from '../files/durable.ts';
import type { Source } from './archive.ts';

/** Every folder and file below a folder, folders first: some folders of a database have to be there although they are empty. */
export async function* sourcesBelow(folder: string, name: string): AsyncGenerator<Source> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  yield { name: `${name}/`, path: folder };
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesBelow(path, `${name}/${entry.name}`);
    else if (entry.isFile() && !entry.name.endsWith(UNFINISHED)) yield { name: `${name}/${entry.name}`, path };
  }
}
