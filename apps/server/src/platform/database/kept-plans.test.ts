import { accept } from '@greenhall/domain/shared/result';
import { freshDatabase } from '@greenhall/test-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, oneRow, rows, run } from './database.ts';
import type { OpenDatabase } from './postgres.ts';
import { StatementNames } from './statement-names.ts';
import { transact } from './transact.ts';

interface Prepared {
  readonly name: string;
  readonly generic: bigint;
  readonly custom: bigint;
}

/** The statement that this connection keeps for a text in which a word occurs. */
const preparedOf = (db: Db, word: string): Promise<Prepared[]> =>
  rows(
    db,
    sql<Prepared>`select name, generic_plans as generic, custom_plans as custom from pg_prepared_statements
                   where position(${word}::text in statement) > 0 and statement not like '%pg_prepared_statements%'`,
  );

describe('plans that connections to PostgreSQL keep', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await freshDatabase('postgresql');
  });
  afterAll(() => database.close());

  const find = (db: Db, key: string) =>
    rows(db, sql`select answer from platform_idempotency where scope = 'members' and key = ${key}`);

  it('goes by an index in a table that was empty when its plan was made', async () => {
    const { db } = database;
    await run(db, sql`alter table platform_idempotency set (autovacuum_enabled = off)`);
    await database.script('vacuum analyze platform_idempotency');
    await db.connection().execute(async (one) => {
      for (const key of ['a', 'b', 'c']) await find(one, key);
      await run(
        one,
        sql`insert into platform_idempotency (scope, key, request_hash, answer, created_at)
            select 'members', 'key ' || n, '', '{}', now() from generate_series(1, 5000) n`,
      );
      expect(await find(one, 'key 7')).toHaveLength(1);
      const [kept] = await preparedOf(one, 'from platform_idempotency where scope');
      expect(kept).toMatchObject({ generic: 3n, custom: 0n });
      const plan = await rows(
        one,
        sql<{ 'QUERY PLAN': string }>`explain execute ${sql.ref(kept?.name ?? '')} ('key 7')`,
      );
      const text = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(text).toContain('platform_idempotency_pkey');
      expect(text).not.toContain('Seq Scan');
    });
  });

  it('plans what jobs ask for the rows that it meets, each time', async () => {
    await database.bulk.connection().execute(async (one) => {
      for (const key of ['a', 'b', 'c']) await find(one, key);
      expect(await preparedOf(one, 'from platform_idempotency where scope')).toEqual([]);
      expect(await oneRow(one, sql`select current_setting('enable_seqscan') as scans`)).toEqual({ scans: 'on' });
    });
  });

  it('repeats a statement whose table a migration has changed meanwhile, alone and within a command', async () => {
    const { db } = database;
    await database.script(`create table changing (a integer); insert into changing values (1)`);
    const all = (one: Db) => rows(one, sql`select * from changing`);
    await db.connection().execute(async (one) => {
      for (let time = 0; time < 3; time += 1) await all(one);
      await database.script('alter table changing add column b integer');
      expect(await all(one)).toEqual([{ a: 1, b: null }]);
    });
    const inside = () => transact(db, async (tx) => accept(await rows(tx, sql`select * from changing where a = 1`)));
    for (let time = 0; time < 3; time += 1) await inside();
    await database.script('alter table changing add column c integer');
    expect(await inside()).toEqual(accept([{ a: 1, b: null, c: null }]));
  });
});

describe('names of statements', () => {
  it('are given at the second use, to a thousand texts, and never to what is not planned', () => {
    const names = new StatementNames();
    expect(names.nameOf('select 1')).toBeUndefined();
    const name = names.nameOf('select 1');
    expect(name).toBeDefined();
    expect(names.nameOf('select 1')).toBe(name);
    for (const text of ['begin', 'begin']) expect(names.nameOf(text)).toBeUndefined();
    const given = Array.from({ length: 1_200 }, (_, n) => {
      names.nameOf(`select ${n} from other`);
      return names.nameOf(`select ${n} from other`);
    });
    expect(new Set(given.filter(Boolean)).size).toBe(999);
    expect(names.nameOf('select 1')).toBe(name);
    names.refuse('select 1');
    expect([names.nameOf('select 1'), names.nameOf('select 1')]).toEqual([undefined, undefined]);
  });
});
