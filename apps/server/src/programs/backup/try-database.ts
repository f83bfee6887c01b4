import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { systemClock } from '../../platform/clock.ts';
import { type Db, oneRow } from '../../platform/database/database.ts';
import { requireMigrated } from '../../platform/database/migrate.ts';
import { openPostgres } from '../../platform/database/postgres.ts';
import { openLog } from '../../platform/logs/log.ts';
import { readDisk } from '../../platform/operations/watch-disk.ts';
import { StartError } from '../../platform/start-error.ts';
import { headsOf, noteTrial, type ReportedTrial } from '../../slices/admin/index.ts';
import { inFolderAside } from './aside.ts';
import { failedTrial, hasRoom, withoutRoom } from './failed-trial.ts';
import { requireHolding } from './restored.ts';

const call = promisify(execFile);
const STANZA = 'greenhall';
const SOON_S = 60 * 60;

/** Calls a program of PostgreSQL or pgBackRest; what it says of its failure is the message. */
async function run(program: string, args: readonly string[]): Promise<string> {
  try {
    return (await call(program, args, { maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new StartError((stderr?.trim() || message).slice(-800), { cause: error });
  }
}

/** Where the environment has the settings of pgBackRest, as in a container, there is no file of them. */
function settingsOfPgBackRest(): readonly string[] {
  if (process.env['PGBACKREST_STANZA']) return [];
  const conf = process.env['BACKUP_CONF'] ?? '/etc/pgbackrest';
  // The node of a cluster has all of it in one file.
  const more = existsSync(join(conf, 'conf.d')) ? [`--config-include-path=${conf}/conf.d`] : [];
  return [`--config=${conf}/pgbackrest.conf`, ...more, `--stanza=${STANZA}`];
}

const pgBackRest = (...args: readonly string[]): Promise<string> =>
  run('pgbackrest', [...settingsOfPgBackRest(), ...args]);

const INFO = z.array(
  z.object({
    backup: z.array(z.object({ timestamp: z.object({ stop: z.int() }), info: z.object({ size: z.int() }) })),
  }),
);

/** The newest backup: when it ended, and how large its data are. */
async function newestBackup(): Promise<{ readonly endedAt: Date; readonly size: bigint } | undefined> {
  const [stanza] = z.parse(INFO, JSON.parse(await pgBackRest('--output=json', 'info')));
  const newest = stanza?.backup.at(-1);
  return newest && { endedAt: new Date(newest.timestamp.stop * 1000), size: BigInt(newest.info.size) };
}

interface Restored {
  readonly takenAt: Date;
  readonly heads: Awaited<ReturnType<typeof headsOf>>;
}

/** Up to when the restored data have what happened: the last change that was replayed, or else the end of the backup. */
async function lastChange(db: Db, endedAt: Date): Promise<Date> {
  const { at } = await oneRow(db, sql<{ at: Date | null }>`select pg_last_xact_replay_timestamp() as at`);
  return at ?? endedAt;
}

/** Waits until a server has replayed the log and takes connections. Throws `StartError` if it ends before, or takes too long. */
async function untilReplayed(binaries: string, folder: string, data: string): Promise<void> {
  const ready = join(binaries, 'pg_isready');
  for (const until = Date.now() + SOON_S * 1_000; ;) {
    try {
      return void (await run(ready, ['-q', '-h', folder]));
    } catch (error) {
      await run(join(binaries, 'pg_ctl'), ['-D', data, 'status']);
      if (Date.now() > until) throw new StartError('the log was not replayed within an hour', { cause: error });
      await delay(200);
    }
  }
}

/** Restores the newest backup with all of the log into a folder, and asks a server of its own, which only this user can reach. */
async function restoreAside(folder: string, binaries: string, name: string, endedAt: Date): Promise<Restored> {
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  await pgBackRest(`--pg1-path=${data}`, '--archive-mode=off', 'restore');
  // Debian keeps these elsewhere; those of the data in use would name its port and its users.
  await writeFile(join(data, 'postgresql.conf'), '');
  await writeFile(join(data, 'pg_hba.conf'), 'local all all trust\n');
  const options = `-k ${folder} -c listen_addresses= -c hot_standby=off -c shared_buffers=64MB -c fsync=off -c ssl=off`;
  const control = join(binaries, 'pg_ctl');
  const log = join(folder, 'log');
  await run(control, ['-D', data, '-l', log, '-w', '-t', String(SOON_S), '-o', options, 'start']);
  try {
    await untilReplayed(binaries, folder, data);
    const url = new URL('postgres://postgres@localhost/');
    url.pathname = name;
    url.searchParams.set('host', folder);
    const { db, close } = openPostgres(url.href, openLog('warn'), { isReadOnly: true });
    try {
      await requireMigrated(db);
      await requireHolding(db);
      return { takenAt: await lastChange(db, endedAt), heads: await headsOf(db) };
    } finally {
      await close();
    }
  } finally {
    await run(control, ['-D', data, '-w', '-m', 'fast', 'stop']);
  }
}

async function tryNewest(binaries: string, name: string): Promise<ReportedTrial> {
  const begins = performance.now();
  const tookMs = () => Math.round(performance.now() - begins);
  try {
    return await inFolderAside(async (aside) => {
      const newest = await newestBackup();
      if (!newest) throw new StartError('there is no backup');
      const { free } = await readDisk(aside);
      if (!hasRoom(free, newest.size)) return withoutRoom(tmpdir(), free, tookMs());
      const { takenAt, heads } = await restoreAside(aside, binaries, name, newest.endedAt);
      return { outcome: 'restored', takenAt: takenAt.toISOString(), tookMs: tookMs(), heads };
    });
  } catch (error) {
    return failedTrial(error, tookMs());
  }
}

/**
 * Tries the newest backup of a PostgreSQL database that pgBackRest keeps, as the user of the database, and has what came of it kept in the database itself.
 * Throws `StartError` if the backup is of no use.
 */
export async function tryDatabase(url: string): Promise<string> {
  const { db, close } = openPostgres(url, openLog('warn'));
  try {
    await requireMigrated(db);
    const { binaries, name } = await oneRow(
      db,
      sql<{ binaries: string; name: string }>`
        select setting as binaries, current_database() as name from pg_config where name = 'BINDIR'`,
    );
    const trial = await tryNewest(binaries, name);
    const fault = await noteTrial({ db, clock: systemClock }, trial);
    if (fault !== null) throw new StartError(fault);
    return `the newest backup can be restored, up to ${trial.takenAt ?? ''}; tried in ${trial.tookMs} ms`;
  } finally {
    await close();
  }
}
