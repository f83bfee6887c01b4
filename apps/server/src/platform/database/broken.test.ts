import { accept } from '@greenhall/domain/shared/result';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startOwnPostgres } from '../../../../../scripts/postgres.mjs';
import { Batcher } from '../batcher.ts';
import { UnknownCommitError } from './broken.ts';
import { type Tx, oneRow, rows, run } from './database.ts';
import { type OpenDatabase, openPostgres } from './postgres.ts';
import { transact } from './transact.ts';

/** What happens to a command whose connection, or whose server, is lost. */
describe('a connection that breaks', () => {
  let server: Awaited<ReturnType<typeof startOwnPostgres>>;
  let database: OpenDatabase;
  let other: OpenDatabase;
  beforeAll(async () => {
    server = await startOwnPostgres();
    database = openPostgres(server.url, pino({ level: 'silent' }));
    other = openPostgres(server.url, pino({ level: 'silent' }));
    await other.script(`
      create table done (what text);
      create table at_commit (what text, seconds float, timeout text);
      create function take_a_moment() returns trigger language plpgsql as $$ begin
        update at_commit set timeout = current_setting('statement_timeout') where what = new.what;
        perform pg_sleep(new.seconds); return new; end $$;
      create constraint trigger moment after insert on at_commit deferrable initially deferred
        for each row execute function take_a_moment();`);
  });
  afterAll(async () => {
    await database.close();
    await other.close();
    await server.stop();
  });

  const pidOf = async (tx: Tx): Promise<number> =>
    (await oneRow(tx, sql<{ pid: number }>`select pg_backend_pid() as pid`)).pid;
  const end = (pid: number) => run(other.db, sql`select pg_terminate_backend(${pid})`);
  const write = (tx: Tx, what: string) => run(tx, sql`insert into done values (${what})`);
  /** Does something to a connection once its server waits for this. */
  const whenItWaits = (pid: number, event: 'PgSleep' | 'SyncRep', act: () => Promise<unknown>): void => {
    const look = setInterval(() => {
      void rows(other.db, sql`select 1 from pg_stat_activity where pid = ${pid} and wait_event = ${event}`)
        .then(async (waiting) => {
          if (waiting.length === 0) return;
          clearInterval(look);
          await act();
        })
        .catch(() => undefined);
    }, 50);
    onTestFinished(() => clearInterval(look));
  };
  /** Each in a transaction of its own, as these statements ask. */
  const each = async (...statements: readonly string[]): Promise<void> => {
    for (const statement of statements) await other.script(statement);
  };
  const doneOf = async (what: string): Promise<number> =>
    (await rows(other.db, sql`select 1 from done where what = ${what}`)).length;

  it('before its commit runs its command again on another, once for all', async () => {
    const pids: number[] = [];
    const done = await transact(database.db, async (tx) => {
      const pid = await pidOf(tx);
      pids.push(pid);
      await write(tx, 'before');
      if (pids.length === 1) await end(pid);
      return accept(await write(tx, 'before'));
    });
    expect(done).toEqual(accept(1));
    expect(new Set(pids).size).toBe(2);
    expect(await doneOf('before'), 'twice by the second time').toBe(2);
  });

  it('during its commit is never tried again: nobody knows what has become of it', async () => {
    let times = 0;
    const committing = transact(database.db, async (tx) => {
      times += 1;
      const pid = await pidOf(tx);
      await write(tx, 'during');
      await run(tx, sql`insert into at_commit values ('during', 20)`);
      whenItWaits(pid, 'PgSleep', () => end(pid));
      return accept(true);
    });
    await expect(committing).rejects.toThrow(UnknownCommitError);
    expect(times).toBe(1);
  });

  it('has no time limit while it commits, however long a standby takes', async () => {
    await transact(database.db, async (tx) => accept(await run(tx, sql`insert into at_commit values ('limit', 0)`)));
    expect(await rows(other.db, sql`select timeout from at_commit where what = 'limit'`)).toEqual([{ timeout: '0' }]);
    const usual = await transact(database.db, async (tx) =>
      accept(await oneRow(tx, sql`select current_setting('statement_timeout') as timeout`)),
    );
    expect(usual).toEqual(accept({ timeout: '20s' }));
  });

  it('whose server did not wait for its standby has committed, and does not say so', async () => {
    const reset = () => each('alter system reset synchronous_standby_names', 'select pg_reload_conf()');
    onTestFinished(reset);
    await each(`alter system set synchronous_standby_names = 'nobody'`, 'select pg_reload_conf()');
    let tries = 0;
    const commitAlone = () =>
      transact(database.db, async (tx) => {
        tries += 1;
        const pid = await pidOf(tx);
        await write(tx, `alone ${tries}`);
        whenItWaits(pid, 'SyncRep', () => run(other.db, sql`select pg_cancel_backend(${pid})`));
        return accept(true);
      }).catch((error: unknown) => error);
    // The server begins to wait a moment after it was told to.
    await expect.poll(commitAlone).toBeInstanceOf(UnknownCommitError);
    await reset();
    expect(await doneOf(`alone ${tries}`)).toBe(1);
    // The connection is used again.
    expect(await transact(database.db, async (tx) => accept(await write(tx, 'later')))).toEqual(accept(1));
  });

  it('to a server that only reads is thrown away, and the command waits for one that writes', async () => {
    const pids: number[] = [];
    await transact(database.db, async (tx) => accept(await pidOf(tx)));
    await each('alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
    const isReadOnly = async () =>
      transact(database.db, async (tx) =>
        accept((await oneRow(tx, sql<{ is: string }>`select current_setting('transaction_read_only') as is`)).is),
      );
    await expect.poll(isReadOnly).toEqual(accept('on'));
    const writing = transact(database.db, async (tx) => {
      pids.push(await pidOf(tx));
      if (pids.length === 1) await each('alter system reset default_transaction_read_only', 'select pg_reload_conf()');
      return accept(await write(tx, 'moved'));
    });
    expect(await writing).toEqual(accept(1));
    expect(pids.length).toBeGreaterThan(1);
    expect(new Set(pids).size).toBe(pids.length);
    expect(await doneOf('moved')).toBe(1);
  });

  it('ends each item of a batch alike, and none is sent again', async () => {
    let sent = 0;
    const batcher = new Batcher(
      async (items: readonly number[]) => {
        sent += 1;
        if (items.length > 1) throw new UnknownCommitError('the connection was lost during a commit');
        return [...items];
      },
      { size: 10, waiting: 10 },
    );
    const told = await Promise.allSettled([1, 2, 3, 4].map((item) => batcher.submit(item)));
    expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
    expect(sent).toBe(2);
  });

  it('of a server that is away comes back with it, within fifteen seconds, or is refused', async () => {
    server.halt();
    const answers = async () => (await sql`select 1`.execute(other.db).catch(() => undefined)) !== undefined;
    await expect.poll(answers).toBe(false);
    const during = transact(database.db, async (tx) => accept(await write(tx, 'away')));
    setTimeout(() => server.restart(), 1_500);
    expect(await during).toEqual(accept(1));
    expect(await doneOf('away')).toBe(1);
  });
});
