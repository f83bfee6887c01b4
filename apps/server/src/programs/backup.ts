import { rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeArchive } from '../platform/backup/archive.ts';
import { sourcesBelow } from '../platform/backup/sources.ts';
import { systemClock } from '../platform/clock.ts';
import { openForChanges } from '../platform/database/open.ts';
import { askLocalServer } from '../platform/local-socket.ts';
import { openLog } from '../platform/logs/log.ts';
import { systemRandom } from '../platform/random.ts';
import { settingsForStart } from '../platform/settings/data-dir.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { runProgram, StartError } from '../platform/start-error.ts';
import { type CopiedData, copyData } from '../slices/admin/index.ts';

const USAGE = 'Usage: greenhall backup FILE';
const COPY_WITHIN_MS = 10 * 60_000;

/** A running server copies its data itself; else they are opened here. */
async function copied(settings: Settings): Promise<CopiedData> {
  const said = await askLocalServer(settings.dataDir, JSON.stringify({ act: 'copy-data' }), COPY_WITHIN_MS);
  if (said !== undefined) {
    if (said === '')
      throw new StartError('the server could not copy its data: is there room for them once more in DATA_DIR?');
    return (JSON.parse(said) as { readonly copied: CopiedData }).copied;
  }
  const { db, close } = await openForChanges(settings, openLog('warn'));
  try {
    return await copyData({ db, clock: systemClock, random: systemRandom, settings });
  } finally {
    await close();
  }
}

/** `greenhall backup FILE`: a backup of the embedded database and of all pictures, also while the server runs. */
async function main([file, ...more]: readonly string[]): Promise<void> {
  if (!file || more.length > 0) throw new StartError(USAGE);
  const settings = settingsForStart(process.env);
  const { backupKey, databaseUrl, dataDir } = settings;
  if (databaseUrl)
    throw new StartError('the database of DATABASE_URL is backed up by pgBackRest: see docs/operations.md');
  if (!backupKey) throw new StartError('BACKUP_KEY is not set: backups are encrypted with it');
  const path = resolve(process.env['INIT_CWD'] ?? '.', file);
  const begins = performance.now();
  const { folder, facts, pausedMs } = await copied(settings);
  try {
    await writeArchive(path, backupKey, facts, sourcesOf(folder, dataDir));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const tookMs = Math.round(performance.now() - begins);
  const { size } = await stat(path);
  process.stdout.write(`${path}: ${size} bytes in ${tookMs} ms; writes waited ${pausedMs} ms; of ${facts.takenAt}\n`);
}

/** The database first, then pictures: one that is added meanwhile is named by no row of the copy. */
async function* sourcesOf(folder: string, dataDir: string) {
  yield { name: 'database/', path: folder };
  yield* sourcesBelow(join(folder, 'postgres'), 'database/postgres');
  yield* sourcesBelow(join(dataDir, 'uploads'), 'uploads');
}

runProgram(() => main(process.argv.slice(2)), 1);
