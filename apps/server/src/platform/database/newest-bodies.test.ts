import { readdirSync, readFileSync } from 'node:fs';
import { BOTH_ENGINES, freshDatabase } from '@greenhall/test-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from './database.ts';
import type { OpenDatabase } from './postgres.ts';

interface Body {
  readonly name: string;
  readonly body: string;
}

const DEFINED = /^create or replace (?:function|view) (\w+)/gm;

/** The files with the newest bodies, by slice. */
function filesOf(kind: 'functions' | 'views'): { slice: string; text: string }[] {
  const folder = new URL(`../../../db/${kind}/`, import.meta.url);
  return readdirSync(folder)
    .toSorted()
    .map((file) => ({ slice: file.replace('.sql', ''), text: readFileSync(new URL(file, folder), 'utf8') }));
}

const namesIn = (text: string): string[] => [...text.matchAll(DEFINED)].flatMap(([, name]) => name ?? []);

describe.each(BOTH_ENGINES)('the newest bodies of functions and views on the %s database', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await freshDatabase(engine);
  });
  afterAll(() => database.close());

  const functions = () =>
    rows(
      database.db,
      sql<Body>`
        select p.proname as name, pg_get_functiondef(p.oid) as body
          from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public' order by 1, 2`,
    );
  const views = () =>
    rows(
      database.db,
      sql<Body>`
        select c.relname as name, pg_get_viewdef(c.oid) as body
          from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname = 'public' and c.relkind = 'v' order by 1`,
    );

  it.each([
    ['functions', functions],
    ['views', views],
  ] as const)('lie in db/%s by slice, as the migrations made them', async (kind, inDatabase) => {
    const migrated = await inDatabase();
    const files = filesOf(kind);
    expect(files.flatMap(({ text }) => namesIn(text)).toSorted()).toEqual(migrated.map(({ name }) => name));
    for (const { slice, text } of files)
      for (const name of namesIn(text)) expect(name.startsWith(`${slice}_`), `${name} in ${slice}.sql`).toBe(true);
    await database.session(async (script) => {
      for (const { text } of files) await script(text);
    });
    expect(await inDatabase()).toEqual(migrated);
  });
});
