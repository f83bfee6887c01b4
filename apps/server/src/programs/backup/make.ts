import { rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeArchive } from '../../platform/backup/archive.ts';
import { sourcesBelow } from '../../platform/backup/sources.ts';
import { removeUnfinished } from '../../platform/backup/unfinished.ts';
import { settingsForStart } from '../../platform/settings/data-dir.ts';
import { StartError } from '../../platform/start-error.ts';
import { actLocally } from './local.ts';

const COPY = {
  withinMs: 10 * 60_000,
  failed: 'the server could not copy its data: is there room for them once more in DATA_DIR?',
} as const;

/** The database first, then pictures: one that is added meanwhile is named by no row of the copy. */
async function* sourcesOf(folder: string, dataDir: string) {
  yield { name: 'database/', path: folder };
  yield* sourcesBelow(join(folder, 'postgres'), 'database/postgres');
  yield* sourcesBelow(join(dataDir, 'uploads'), 'uploads');
}

/** A backup of the embedded database and of all pictures, also while the server runs. */
export async function makeBackup(path: string): Promise<string> {
  const settings = settingsForStart(process.env);
  const { backupKey, databaseUrl, dataDir } = settings;
  if (databaseUrl)
    throw new StartError('the database of DATABASE_URL is backed up by pgBackRest: see docs/operations.md');
  if (!backupKey) throw new StartError('BACKUP_KEY is not set: backups are encrypted with it');
  const begins = performance.now();
  const answer = await actLocally(settings, { act: 'copy-data' }, COPY);
  if (!('copied' in answer)) throw new StartError(COPY.failed);
  const { folder, facts, pausedMs } = answer.copied;
  try {
    await removeUnfinished(dirname(path), new Date());
    await writeArchive(path, backupKey, facts, sourcesOf(folder, dataDir));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const tookMs = Math.round(performance.now() - begins);
  const { size } = await stat(path);
  return `${path}: ${size} bytes in ${tookMs} ms; writes waited ${pausedMs} ms; of ${facts.takenAt}`;
}
