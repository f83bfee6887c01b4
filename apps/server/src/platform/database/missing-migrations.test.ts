import { BOTH_ENGINES, freshDatabase } from '@greenhall/test-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './database.ts';
import { missingMigrations } from './migrate.ts';
import type { OpenDatabase } from './postgres.ts';

describe.each(BOTH_ENGINES)('the migrations to come on the %s database', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await freshDatabase(engine);
  });
  afterAll(() => database.close());

  it('are none where all have run, and else named with the tables that they touch and their rows', async () => {
    expect(await missingMigrations(database.db)).toEqual([]);
    const name = '0002_first_rows.sql';
    const removed = await run(database.db, sql`delete from platform_migration where name like '0002%'`);
    expect(removed).toBe(1);
    const [missing, ...more] = await missingMigrations(database.db);
    expect([missing?.name, more]).toEqual([name, []]);
    expect(missing?.tables.length).toBeGreaterThan(0);
    for (const { table, rows } of missing?.tables ?? []) {
      expect(table).toMatch(/^[a-z]+_/);
      expect(rows).toBeGreaterThanOrEqual(0);
    }
  });
});
