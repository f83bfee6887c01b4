import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR } from '@greenhall/domain/shared/time';
import { UNFINISHED } from '../files/durable.ts';
import { isSealed } from './sealed-file.ts';

/** A file that is still being written changes far more often. */
const GIVEN_UP_AFTER = HOUR;

/** Removes what backups that were killed have left in a folder. Files that this program did not begin stay. */
export async function removeUnfinished(folder: string, now: Date): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isFile() || !entry.name.endsWith(UNFINISHED) || !(await isSealed(path))) continue;
    if (now.getTime() - (await stat(path)).mtimeMs > GIVEN_UP_AFTER) await rm(path);
  }
}
