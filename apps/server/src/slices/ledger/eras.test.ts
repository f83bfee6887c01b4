import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { available, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { amount } from '@greenhall/domain/shared/money';
import { prepared } from '@greenhall/test-kit/data/prepared';
import { ENGINES, freshDatabase, freshPostgres } from '@greenhall/test-kit/database';
import { type ProgramEndedError, runTool, startProgram } from '@greenhall/test-kit/program';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresBinaries, startOwnPostgres } from '../../../../../scripts/postgres.mjs';
import { type Db, oneRow, rows, run } from '../../platform/database/database.ts';
import { type OpenDatabase, openPostgres } from '../../platform/database/postgres.ts';
import { transact } from '../../platform/database/transact.ts';
import { beginEra, checkEra } from './begin-era.ts';
import { ledgerChecks } from './checks.ts';
import { post } from './post.ts';
import { nextXact } from './store-eras.ts';
import { sealJournal, sealingOf } from './store-journal.ts';

const AT = new Date('2026-03-02T10:00:00Z');
const silent = pino({ level: 'silent' });
const TABLES = ['ledger_account', 'ledger_posting', 'ledger_entry', 'ledger_journal', 'ledger_era'];

/** Posts so many postings in one transaction. */
async function receive(db: Db, number: number, at = AT): Promise<void> {
  const [from, to] = [platformAccount('outside:receipt', 'usdt'), available(memberNumber('7'), 'usdt')];
  const postings = Array.from({ length: number }, () => posting('recharge', from, to, amount(5n)));
  const posted = await transact(db, (tx) => post(tx, { reference: 'test:receipt', at, postings }));
  if (!posted.ok) throw new Error(posted.refusal);
}

/** Seals until everything is: a transaction that is open anywhere on the server holds the sealer back. */
const sealAll = (db: Db, at = AT) =>
  expect
    .poll(async () => {
      await sealJournal(db, at);
      const { open } = await oneRow(
        db,
        sql<{ open: bigint }>`
          select (select count(*) from ledger_posting) - coalesce((select sum(postings) from ledger_journal), 0)::bigint
                 as open`,
      );
      return open;
    })
    .toBe(0n);

const broken = async (db: Db): Promise<string[]> =>
  (await Promise.all(ledgerChecks.map(({ run: check }) => check(db)))).flat();

interface Sealing {
  readonly sequence: bigint;
  readonly era: number;
  readonly hash: string;
}
const sealings = (db: Db) =>
  rows(db, sql<Sealing>`select sequence, era, encode(hash, 'hex') as hash from ledger_journal order by sequence`);

/** Lets a server count its transactions further. */
const count = (database: OpenDatabase, number: bigint) =>
  database.script(`do $$ begin for n in 1..${number} loop perform pg_current_xact_id(); commit; end loop; end $$`);

/** Copies the ledger into another embedded database, as a dump does. */
async function copyRows(from: Db, to: Db): Promise<void> {
  await to.transaction().execute(async (tx) => {
    await run(tx, sql`set local session_replication_role = replica`);
    for (const name of TABLES) {
      const { all } = await oneRow(
        from,
        sql<{ all: string }>`select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as all from ${sql.table(name)} t`,
      );
      await run(tx, sql`delete from ${sql.table(name)}`);
      await run(
        tx,
        sql`insert into ${sql.table(name)} overriding system value
            select * from jsonb_populate_recordset(null::${sql.table(name)}, ${all}::jsonb)`,
      );
    }
    await run(tx, sql`select setval('ledger_posting_block', (select (max(id) / 1024 + 1) * 1024 from ledger_posting))`);
  });
}

describe.each(ENGINES)('running on one machine: the journal on another %s database', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-eras-'));
  const closing: (() => Promise<void>)[] = [];
  let copy: OpenDatabase;
  let url = '';
  let sealedBefore: readonly Sealing[];

  async function copyToServer(): Promise<void> {
    const [source, server] = [await freshPostgres(prepared('TEST_DATABASE_TEMPLATE')), await startOwnPostgres()];
    closing.push(
      () => source.drop(),
      () => server.stop(),
    );
    const original = openPostgres(source.url, silent);
    await furnish(original);
    await original.close();
    const [dump, psql] = ['pg_dump', 'psql'].map((name) => join(postgresBinaries(), name));
    const file = join(folder, 'dump.sql');
    execFileSync(dump ?? '', ['--no-owner', '--file', file, source.url]);
    execFileSync(psql ?? '', ['-q', '-1', '-v', 'ON_ERROR_STOP=1', '-f', file, server.url], { stdio: 'ignore' });
    ({ url } = server);
    copy = openPostgres(url, silent);
    closing.unshift(() => copy.close());
  }

  async function copyToEmbedded(): Promise<void> {
    const original = await freshDatabase('embedded');
    copy = await freshDatabase('embedded');
    closing.push(
      () => original.close(),
      () => copy.close(),
    );
    const ahead = (await nextXact(copy.db)) - (await nextXact(original.db));
    if (ahead > 0n) await count(original, ahead);
    await furnish(original);
    await copyRows(original.db, copy.db);
  }

  /** Three sealings, and postings of the last second, which are not sealed yet. */
  async function furnish(original: OpenDatabase): Promise<void> {
    await count(original, 20_000n);
    for (const number of [3, 1, 4]) {
      await receive(original.db, number);
      await sealAll(original.db);
    }
    await receive(original.db, 2);
    sealedBefore = await sealings(original.db);
    expect(await broken(original.db)).toEqual([]);
    await checkEra(original.db);
    await expect(beginEra(original.db, 'terminal', AT)).rejects.toThrow(/refused: this server counts on/);
  }

  afterAll(async () => {
    for (const close of closing) await close();
    rmSync(folder, { recursive: true, force: true });
  });

  const places = () =>
    rows(copy.db, sql<{ id: bigint; xact: bigint }>`select id, xact from ledger_posting order by id`);

  it('goes on by itself on the server where it is', () => (engine === 'embedded' ? copyToEmbedded() : copyToServer()));

  it('keeps a server that counts lower from starting', async () => {
    await expect(checkEra(copy.db)).rejects.toThrow(/data was copied from another server.*npm run begin-era/);
    if (engine === 'embedded') return;
    const environment = { DATABASE_URL: url, DATA_DIR: folder };
    const ended = await startProgram(environment).catch((error: unknown) => error as ProgramEndedError);
    expect(ended).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^this database server counts .* npm run begin-era\n$/),
    });
  });

  it('goes on in a new era, begun by a command that the audit log knows', async () => {
    if (engine === 'embedded') await beginEra(copy.db, 'terminal', AT);
    else {
      const done = await runTool('begin-era', [], { DATABASE_URL: url, DATA_DIR: folder });
      expect(done).toMatchObject({ code: 0, said: expect.stringContaining('Era 2 of the journal has begun') });
      const again = await runTool('begin-era', [], { DATABASE_URL: url, DATA_DIR: folder });
      expect(again).toMatchObject({ code: 2, said: expect.stringContaining('refused: this server counts on') });
    }
    await checkEra(copy.db);
    await expect(beginEra(copy.db, 'terminal', AT)).rejects.toThrow(/refused/);
    const logged = await rows(copy.db, sql`select operator, act, subject, subject_kind from platform_audit`);
    expect(logged).toEqual([{ operator: 'terminal', act: 'journal.beginEra', subject: '2', subject_kind: 'era' }]);
  });

  it('seals what was left of the era before, then a thousand postings, and verifies both', async () => {
    for (let n = 0; n < 10; n += 1) await receive(copy.db, 100);
    await sealAll(copy.db);
    const all = await sealings(copy.db);
    expect(all.slice(0, sealedBefore.length)).toEqual(sealedBefore);
    expect(all.map(({ era }) => era)).toEqual([1, 1, 1, 1, ...all.slice(4).map(() => 2)]);
    expect(all.length).toBeGreaterThan(4);
    expect(await broken(copy.db)).toEqual([]);
    await checkEra(copy.db);
    const posted = await places();
    expect(posted).toHaveLength(1_010);
    const [first, last] = [posted[0], posted.at(-1)];
    expect(await sealingOf(copy.db, first?.xact ?? 0n, first?.id ?? 0n)).toMatchObject({ sequence: 1n });
    expect(await sealingOf(copy.db, last?.xact ?? 0n, last?.id ?? 0n)).toMatchObject({
      sequence: all.at(-1)?.sequence,
    });
  });

  it('does not verify with another beginning of its era', async () => {
    const shift = (by: number) =>
      copy.script(`
        alter table ledger_era disable trigger ledger_era_append_only;
        update ledger_era set first_xact = first_xact + ${by};
        alter table ledger_era enable trigger ledger_era_append_only;`);
    await shift(1);
    expect(await broken(copy.db)).toEqual(['sealing 5 does not match its postings']);
    await shift(-1);
    expect(await broken(copy.db)).toEqual([]);
  });
});

describe.each(ENGINES)('running on one machine: postings that are not sealed, on the %s database', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await freshDatabase(engine);
  });
  afterAll(() => database.close());

  it('are named when something was posted a minute later, and not before', async () => {
    const after = (seconds: number) => new Date(AT.getTime() + seconds * 1_000);
    await receive(database.db, 1);
    await sealAll(database.db);
    await receive(database.db, 2, after(10));
    await receive(database.db, 1, after(70));
    expect(await broken(database.db)).toEqual([]);
    await receive(database.db, 1, after(71));
    expect(await broken(database.db)).toEqual([
      expect.stringMatching(/^posting \d+ is not sealed$/),
      expect.stringMatching(/^posting \d+ is not sealed$/),
    ]);
    await sealAll(database.db, after(71));
    expect(await broken(database.db)).toEqual([]);
  });
});
