import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';
import { StartError } from '../start-error.ts';
import { openEmbedded } from './embedded.ts';
import { requireMigrated, migrate } from './migrate.ts';
import { type OpenDatabase, openPostgres } from './postgres.ts';

/** Errors of connecting, of authenticating, and of a database that does not exist. */
const UNREACHABLE = /^(?:E[A-Z]+|28\w{3}|3D000|57P03|53300)$/;

/** Names the wrong setting if the database cannot be reached. */
async function explainUnreachable<T>(settings: Settings, database: OpenDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await database.close();
    const { code, message } = error as { code?: unknown; message?: string };
    if (settings.databaseUrl && typeof code === 'string' && UNREACHABLE.test(code))
      throw new StartError(`DATABASE_URL cannot be used: ${message || code}`);
    throw error;
  }
}

const folderOf = (settings: Settings): string => join(settings.dataDir, 'database');

/** Opens the database that the settings name and migrates it. */
export async function openDatabase(
  settings: Settings,
  log: Logger,
  { inMemory = false, onMigrated }: { inMemory?: boolean; onMigrated?: (names: readonly string[]) => void } = {},
): Promise<OpenDatabase> {
  const { databaseUrl } = settings;
  const database = databaseUrl
    ? openPostgres(databaseUrl, log, { keepsPlans: settings.keepsPlans })
    : await openEmbedded(inMemory ? undefined : folderOf(settings));
  const ran = await explainUnreachable(settings, database, () => migrate(database));
  onMigrated?.(ran);
  return database;
}

/** Opens a database that is already migrated to this program's version. Throws `StartError` for any other. */
async function openMigrated(settings: Settings, log: Logger, isReadOnly: boolean): Promise<OpenDatabase> {
  const { databaseUrl } = settings;
  if (!databaseUrl && !existsSync(folderOf(settings)))
    throw new StartError(`there is no database in ${settings.dataDir}: is DATA_DIR the right one?`);
  const database = databaseUrl
    ? openPostgres(databaseUrl, log, { isReadOnly })
    : await openEmbedded(folderOf(settings));
  await explainUnreachable(settings, database, async () => {
    if (!databaseUrl && isReadOnly) await database.script('set default_transaction_read_only = on');
    await requireMigrated(database.db);
  });
  return database;
}

/** For programs that only read: the connection cannot write. */
export const openReadOnly = (settings: Settings, log: Logger): Promise<OpenDatabase> =>
  openMigrated(settings, log, true);

/** For programs that write but leave migrations to the server. */
export const openForChanges = (settings: Settings, log: Logger): Promise<OpenDatabase> =>
  openMigrated(settings, log, false);
