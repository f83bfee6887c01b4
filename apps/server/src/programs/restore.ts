import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ArchiveError } from '../platform/backup/archive-error.ts';
import type { Manifest } from '../platform/backup/manifest.ts';
import { unpackArchive } from '../platform/backup/unpack.ts';
import { BUILD } from '../platform/build.ts';
import { systemClock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { syncFolder } from '../platform/files/durable.ts';
import { settingsForStart } from '../platform/settings/data-dir.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { runProgram, StartError } from '../platform/start-error.ts';
import { closeAfterRestore } from '../slices/admin/index.ts';
import { restorePictures } from './backup/pictures.ts';
import { examine } from './backup/restored.ts';
import { type RestoredArchive, restoreAside } from './backup/try-archive.ts';

const USAGE = 'Usage: greenhall restore FILE --enter NAME --enter NAME | restore FILE --try | restore pictures';

type Asked = { readonly file: string; readonly mayEnter: readonly [string, string] | undefined };

function readArguments([file, ...more]: readonly string[]): Asked {
  const [flag, one, again, other, ...rest] = more;
  if (file && flag === '--try' && one === undefined) return { file, mayEnter: undefined };
  if (file && flag === '--enter' && again === '--enter' && one && other && rest.length === 0)
    return { file, mayEnter: [one, other] };
  throw new StartError(USAGE);
}

/** Closes restored data for whoever may enter. Throws `StartError` if these may not. */
async function closeFor(db: Db, { takenAt }: Manifest, mayEnter: readonly [string, string]): Promise<void> {
  const restoredAt = systemClock.now();
  const until = new Date(Math.min(Date.parse(takenAt), restoredAt.getTime()));
  const closed = await closeAfterRestore(db, { restoredAt, takenAt: until, mayEnter });
  if (!closed.ok)
    throw new StartError(`${mayEnter.join(' and ')} must be two supers who may sign in, in the restored data`);
}

/** Only into a folder that is empty, or not there. */
function requireEmpty(dataDir: string): void {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new StartError(`DATA_DIR ${dataDir} is not empty. Nothing was restored.`);
}

async function restore(
  settings: Settings,
  file: string,
  mayEnter: readonly [string, string],
  key: string,
): Promise<RestoredArchive> {
  const dataDir = resolve(settings.dataDir);
  requireEmpty(dataDir);
  const beside = await mkdtemp(`${dataDir}.restoring-`);
  try {
    const manifest = await unpackArchive(file, key, BUILD.version, beside);
    const found = await examine({ ...settings, dataDir: beside }, manifest, (db) => closeFor(db, manifest, mayEnter));
    if (existsSync(dataDir)) await rmdir(dataDir);
    await rename(beside, dataDir);
    await syncFolder(dirname(dataDir));
    return { ...manifest, ...found };
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/**
 * `greenhall restore FILE --enter NAME --enter NAME`: restores a backup of the embedded database into an empty DATA_DIR, and closes the
 * installation until the two open it. `--try` does the same in a temporary folder, and keeps nothing of it. `restore pictures` brings
 * back the pictures of which `PICTURES_BACKUP` has copies.
 */
async function main(args: readonly string[]): Promise<void> {
  if (args.length === 1 && args[0] === 'pictures') return void process.stdout.write(`${await restorePictures()}\n`);
  const asked = readArguments(args);
  const settings = settingsForStart(process.env);
  if (settings.databaseUrl)
    throw new StartError('the database of DATABASE_URL is restored by pgBackRest: see docs/operations.md');
  if (!settings.backupKey) throw new StartError('BACKUP_KEY is not set: the backup was encrypted with it');
  const begins = performance.now();
  const file = resolve(process.env['INIT_CWD'] ?? '.', asked.file);
  const { mayEnter } = asked;
  const { backupKey: key } = settings;
  const { takenAt, files, missing } = await (
    mayEnter ? restore(settings, file, mayEnter, key) : restoreAside(settings, file, key)
  ).catch((error: unknown) => {
    throw error instanceof ArchiveError ? new StartError(`${error.message}. Nothing was restored.`) : error;
  });
  const tookMs = Math.round(performance.now() - begins);
  const what = mayEnter ? 'restored, and closed until two operators open it' : 'can be restored';
  process.stdout.write(`${files.length} files of ${takenAt} ${what}, in ${tookMs} ms\n`);
  if (missing !== undefined) process.stdout.write(`${missing}\n`);
}

runProgram(() => main(process.argv.slice(2)), 1);
