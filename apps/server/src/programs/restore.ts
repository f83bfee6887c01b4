import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rename, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { allChecks } from '../compose.ts';
import { ArchiveError } from '../platform/backup/archive-error.ts';
import type { Manifest } from '../platform/backup/manifest.ts';
import { unpackArchive } from '../platform/backup/unpack.ts';
import { BUILD } from '../platform/build.ts';
import { runChecks } from '../platform/checks.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/open.ts';
import { openLog } from '../platform/logs/log.ts';
import { syncFolder } from '../platform/pictures/durable.ts';
import { settingsForStart } from '../platform/settings/data-dir.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { runProgram, StartError } from '../platform/start-error.ts';
import { closeAfterRestore, headsOf } from '../slices/admin/index.ts';

const USAGE = 'Usage: greenhall restore FILE --enter NAME --enter NAME | restore FILE --try';

type Asked = { readonly file: string; readonly mayEnter: readonly [string, string] | undefined };

function readArguments([file, ...more]: readonly string[]): Asked {
  const [flag, one, again, other, ...rest] = more;
  if (file && flag === '--try' && one === undefined) return { file, mayEnter: undefined };
  if (file && flag === '--enter' && again === '--enter' && one && other && rest.length === 0)
    return { file, mayEnter: [one, other] };
  throw new StartError(USAGE);
}

/** Migrates the restored data, checks them, and holds what they end with against what the archive says. Closes them for whoever may enter. */
async function examine(settings: Settings, manifest: Manifest, mayEnter: Asked['mayEnter']): Promise<void> {
  const { db, close } = await openDatabase(settings, openLog('warn'));
  try {
    const heads = await headsOf(db);
    if (JSON.stringify(heads) !== JSON.stringify(manifest.heads))
      throw new StartError('the restored data do not end where the archive says that they do');
    const { clean, checks } = await runChecks(db, allChecks);
    const broken = checks.filter((one) => !one.clean).map(({ name, found }) => `${name}: ${found[0] ?? ''}`);
    if (!clean) throw new StartError(`the restored data do not hold:\n${broken.join('\n')}`);
    if (!mayEnter) return;
    const restoredAt = systemClock.now();
    const takenAt = new Date(Math.min(Date.parse(manifest.takenAt), restoredAt.getTime()));
    const closed = await closeAfterRestore(db, { restoredAt, takenAt, mayEnter });
    if (!closed.ok)
      throw new StartError(`${mayEnter.join(' and ')} must be two supers who may sign in, in the restored data`);
  } finally {
    await close();
  }
}

/** Only into a folder that is empty, or not there. */
function requireEmpty(dataDir: string): void {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new StartError(`DATA_DIR ${dataDir} is not empty. Nothing was restored.`);
}

async function restore(settings: Settings, { file, mayEnter }: Asked, key: string): Promise<Manifest> {
  const dataDir = resolve(settings.dataDir);
  if (mayEnter) requireEmpty(dataDir);
  const beside = await mkdtemp(mayEnter ? `${dataDir}.restoring-` : join(tmpdir(), 'greenhall-try-'));
  try {
    const manifest = await unpackArchive(file, key, BUILD.version, beside);
    await examine({ ...settings, dataDir: beside }, manifest, mayEnter);
    if (mayEnter) {
      if (existsSync(dataDir)) await rmdir(dataDir);
      await rename(beside, dataDir);
      await syncFolder(dirname(dataDir));
    }
    return manifest;
  } catch (error) {
    throw error instanceof ArchiveError ? new StartError(`${error.message}. Nothing was restored.`) : error;
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/**
 * `greenhall restore FILE --enter NAME --enter NAME`: restores a backup of the embedded database into an empty DATA_DIR, and closes the
 * installation until the two open it. `--try` does the same in a temporary folder, and keeps nothing of it.
 */
async function main(args: readonly string[]): Promise<void> {
  const asked = readArguments(args);
  const settings = settingsForStart(process.env);
  if (settings.databaseUrl)
    throw new StartError('the database of DATABASE_URL is restored by pgBackRest: see docs/operations.md');
  if (!settings.backupKey) throw new StartError('BACKUP_KEY is not set: the backup was encrypted with it');
  const begins = performance.now();
  const file = resolve(process.env['INIT_CWD'] ?? '.', asked.file);
  const { takenAt, files } = await restore(settings, { ...asked, file }, settings.backupKey);
  const tookMs = Math.round(performance.now() - begins);
  const what = asked.mayEnter ? 'restored, and closed until two operators open it' : 'can be restored';
  process.stdout.write(`${files.length} files of ${takenAt} ${what}, in ${tookMs} ms\n`);
}

runProgram(() => main(process.argv.slice(2)), 1);
