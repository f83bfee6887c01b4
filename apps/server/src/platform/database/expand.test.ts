import { BOTH_ENGINES, freshDatabase, freshPostgres } from '@greenhall/test-kit/database';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertProcess } from '../processes/store.ts';
import { StartError } from '../start-error.ts';
import { oneRow, run } from './database.ts';
import { awaitMigrated, migrate, missingMigrations } from './migrate.ts';
import { type Migration, migrationOf, readMigrations } from './migrations.ts';
import { type OpenDatabase, openPostgres } from './postgres.ts';

const EXPAND = migrationOf(
  '9001_trial.sql',
  '-- expand\ncreate table platform_trial (id int);\nalter table platform_switch add column trial int;\n',
);
const CONTRACT = migrationOf('9002_trial_gone.sql', '-- contract after 9001\ndrop table platform_trial;\n');
const INDEX = migrationOf(
  '9003_trial_index.sql',
  '-- expand concurrently\ndrop index concurrently if exists platform_trial_seen;\ncreate index concurrently platform_trial_seen on platform_process (seen_at);\n',
);

describe.each(BOTH_ENGINES)('migrations of a later release on the %s database', (engine) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await freshDatabase(engine);
  });
  afterEach(() => database.close());

  const bring = (...later: readonly Migration[]) => migrate(database, [...readMigrations(), ...later]);
  const starts = () =>
    missingMigrations(database.db).then(
      (missing) => missing.length === 0,
      (error: unknown) => (error as Error).message,
    );
  const live = (newest: string) =>
    insertProcess(database.db, { id: newest, kind: 'web', host: 'one', port: 8080, version: '1.0.6', newest });
  const has = async (name: string) =>
    (await oneRow(database.db, sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`)).found;

  it('that only add are ones that this program works on', async () => {
    expect(await bring(EXPAND, INDEX)).toEqual([EXPAND.name, INDEX.name]);
    expect(await starts()).toBe(true);
    await awaitMigrated(database.db);
    expect(await has('platform_trial_seen')).toBe(true);
    expect(await bring(EXPAND, INDEX), 'again').toEqual([]);
  });

  it('that take away end its start, and not that of a program which knows what came before', async () => {
    await bring(EXPAND, CONTRACT);
    expect(await starts()).toContain('the database is newer than this program: it has 9002_trial_gone.sql');
    expect(await migrate(database, [...readMigrations(), EXPAND])).toEqual([]);
  });

  it('that take away wait for the last process that does not know what came before', async () => {
    await bring(EXPAND);
    await live('0002_first_rows.sql');
    await live('9001_trial.sql');
    const refused = bring(EXPAND, CONTRACT);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(
      /9002_trial_gone\.sql takes away what one:8080 still uses, which runs release 1\.0\.6/,
    );
    expect(await has('platform_trial')).toBe(true);
    await run(database.db, sql`delete from platform_process where newest like '0002%'`);
    expect(await bring(EXPAND, CONTRACT)).toEqual([CONTRACT.name]);
    expect(await has('platform_trial')).toBe(false);
  });

  it('that are missing end the start of a process that leaves them to others, when it has waited', async () => {
    await run(database.db, sql`delete from platform_migration where name like '0002%'`);
    await expect(awaitMigrated(database.db, 700)).rejects.toThrow(/the database is older than this program/);
  });

  it('do not run on the data of a build before the first release', async () => {
    await run(database.db, sql`update platform_migration set name = '0001_ledger.sql' where name like '0001%'`);
    await expect(bring()).rejects.toThrow(StartError);
    await expect(bring()).rejects.toThrow(/the data are from a build before the first release/);
  });

  it('bring functions, views and triggers with the newest that changes them', async () => {
    const all = readMigrations();
    const newest = all.findLast(({ text }) => text.includes('\n-- bodies '));
    expect(all.filter((one) => one.bringsBodies)).toEqual([newest]);
    await run(database.db, sql`drop view ledger_balance cascade`);
    const changed = { ...migrationOf('9001_views.sql', '-- expand\n-- bodies 0123456789ab\n'), bringsBodies: true };
    await migrate(database, [...readMigrations(), changed]);
    expect(await has('ledger_balance')).toBe(true);
  });

  it('are undone as a whole when they fail, and run later', async () => {
    const broken = migrationOf(EXPAND.name, `${EXPAND.text}select 1 / 0;\n`);
    await expect(bring(broken)).rejects.toThrow(/division by zero/);
    expect(await has('platform_trial')).toBe(false);
    expect(await bring(EXPAND)).toEqual([EXPAND.name]);
  });
});

describe('a migration on postgresql', () => {
  it('asks for a table that others use again and again, and holds nobody up for long', async () => {
    const database = await freshDatabase('postgresql');
    const waiting = async () => {
      const { count } = await oneRow(
        database.db,
        sql<{ count: number }>`
          select count(*)::int as count from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query like '%platform_trial%' and pid <> pg_backend_pid()`,
      );
      return count;
    };
    let migrated: Promise<string[]> | undefined;
    await database.db.transaction().execute(async (tx) => {
      await sql`select 1 from platform_switch`.execute(tx);
      migrated = migrate(database, [...readMigrations(), EXPAND]);
      await expect.poll(waiting).toBe(1);
      await expect.poll(waiting).toBe(0);
    });
    expect(await migrated).toEqual([EXPAND.name]);
    await database.close();
  });

  it('from the first release waits for a stop, since its processes still use what is taken away', async () => {
    const { url, drop } = await freshPostgres();
    const database = openPostgres(url, pino({ level: 'silent' }));
    const [first, second, ...later] = readMigrations();
    if (!first || !second) throw new Error('there is no first release');
    await migrate(database, [first, second]);
    const host = { kind: 'web', host: 'one', port: 8080, version: '1.0.0' } as const;
    await insertProcess(database.db, { id: 'first', newest: second.name, ...host });
    await expect(migrate(database)).rejects.toThrow(
      /0004_states_of_proposals\.sql takes away what one:8080 still uses, which runs release 1\.0\.0/,
    );
    await run(database.db, sql`delete from platform_process`);
    expect(await migrate(database)).toEqual(later.slice(1).map(({ name }) => name));
    expect(await missingMigrations(database.db)).toEqual([]);
    await database.close();
    await drop();
  });
});
