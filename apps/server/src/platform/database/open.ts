import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';
import { StartError } from '../start-error.ts';
import { openEmbedded } from './embedded.ts';
import { awaitMigrated, migrate, missingMigrations, requireMigrated } from './migrate.ts';
import { checkRoleSettings, giveRoleSettings } from './role-settings.ts';
import { followReplica } from '../replica/replica.ts';
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

/** Without names of statements there may be a pooler that shares connections. */
const pooledBy = ({ keepsPlans, databaseDirectUrl, databasePool }: Settings) => ({
  keepsPlans,
  isShared: !keepsPlans,
  directUrl: databaseDirectUrl,
  max: databasePool,
});

/** Opens the database that the settings name and migrates it, or waits until another process has done so. */
export async function openDatabase(
  settings: Settings,
  log: Logger,
  { inMemory = false, onMigrated }: { inMemory?: boolean; onMigrated?: (names: readonly string[]) => void } = {},
): Promise<OpenDatabase> {
  const { databaseUrl } = settings;
  const database = databaseUrl
    ? openPostgres(databaseUrl, log, pooledBy(settings))
    : await openEmbedded(inMemory ? undefined : folderOf(settings));
  const isShared = databaseUrl !== undefined && !settings.keepsPlans;
  const ran = await explainUnreachable(settings, database, async () => {
    // Before a pooler opens its first connection for this program.
    if (isShared) await giveRoleSettings(database);
    if (!settings.migrates) await awaitMigrated(database.db);
    const names = settings.migrates ? await migrate(database) : [];
    if (isShared) await checkRoleSettings(database.db);
    return names;
  });
  onMigrated?.(ran);
  const { databaseReadUrl: copy, processKind } = settings;
  return copy && processKind !== 'worker' ? withReplica(database, copy, settings, log) : database;
}

/** The same with the copy that the settings name. */
async function withReplica(
  database: OpenDatabase,
  url: string,
  { keepsPlans, databasePool: max }: Settings,
  log: Logger,
): Promise<OpenDatabase> {
  const copy = openPostgres(url, log, { keepsPlans, isShared: !keepsPlans, max, isReadOnly: true });
  const close = () => Promise.all([copy.close(), database.close()]).then(() => undefined);
  try {
    const { replica, stop } = await followReplica(database.db, copy, log);
    const reads = () =>
      copy
        .pools()
        .map((pool) => ({ ...pool, name: 'reads' }))
        .slice(0, 1);
    return {
      ...database,
      replica,
      pools: () => [...database.pools(), ...reads()],
      close: async () => {
        await stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Opening {
  readonly isReadOnly: boolean;
  /** Throws for a database that cannot be used. */
  readonly accept: (db: OpenDatabase['db']) => Promise<unknown>;
}

/** Opens a database that is there, without migrating it. Throws `StartError` for one that is not accepted. */
async function openExisting(settings: Settings, log: Logger, { isReadOnly, accept }: Opening): Promise<OpenDatabase> {
  const { databaseUrl } = settings;
  if (!databaseUrl && !existsSync(folderOf(settings)))
    throw new StartError(`there is no database in ${settings.dataDir}: is DATA_DIR the right one?`);
  const database = databaseUrl
    ? openPostgres(settings.databaseDirectUrl ?? databaseUrl, log, { isReadOnly })
    : await openEmbedded(folderOf(settings));
  await explainUnreachable(settings, database, async () => {
    if (!databaseUrl && isReadOnly) await database.script('set default_transaction_read_only = on');
    await accept(database.db);
  });
  return database;
}

/** For programs that only read: the connection cannot write. */
export const openReadOnly = (settings: Settings, log: Logger): Promise<OpenDatabase> =>
  openExisting(settings, log, { isReadOnly: true, accept: requireMigrated });

/** For programs that look at a database of this version or an older one: the connection cannot write. */
export const openAsItIs = (settings: Settings, log: Logger): Promise<OpenDatabase> =>
  openExisting(settings, log, { isReadOnly: true, accept: missingMigrations });

/** For programs that write but leave migrations to the server. */
export const openForChanges = (settings: Settings, log: Logger): Promise<OpenDatabase> =>
  openExisting(settings, log, { isReadOnly: false, accept: requireMigrated });
