import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ports } from '@greenhall/server/platform/ports';
import { sql } from 'kysely';

const INPUT = ['members_member', 'network_node', 'stock_member', 'stock_payment'];
const RESULT = [
  'members_member',
  'stock_member',
  'stock_payment',
  'stock_request',
  'stock_bonus',
  'ledger_posting',
  'ledger_entry',
];

/** What the database alone needs to give out the input of a day's end, and to take in its result, with COPY. */
export interface Copies {
  readonly readSeconds: number;
  readonly writeSeconds: number;
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Copies out the input tables and, into tables of the same shape and indices, the tables with the result. */
export async function copies(ports: Ports): Promise<Copies> {
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-copies-'));
  chmodSync(folder, 0o777);
  const file = (table: string) => sql.lit(join(folder, table));
  try {
    return await ports.db.connection().execute(async (db) => {
      await sql`set statement_timeout = 0`.execute(db);
      const out = (table: string) => sql`copy ${sql.table(table)} to ${file(table)} (format binary)`.execute(db);
      const readSeconds = await seconds(async () => {
        for (const table of INPUT) await out(table);
      });
      for (const table of RESULT) {
        await out(table);
        await sql`create table ${sql.table(`${table}_copy`)} (like ${sql.table(table)} including all)`.execute(db);
      }
      const writeSeconds = await seconds(async () => {
        for (const table of RESULT)
          await sql`copy ${sql.table(`${table}_copy`)} from ${file(table)} (format binary)`.execute(db);
      });
      return { readSeconds, writeSeconds };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
