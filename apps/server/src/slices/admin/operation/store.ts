import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';

/** A check that did not hold, and where. */
interface Broken {
  readonly name: string;
  readonly found: readonly string[];
}

/** A run of the checker; `operator` is empty where the program ran it. */
export type CheckRun = RowOf<typeof RUN>;

const RUN = columns('admin_check', ['at', 'tookMs', 'checks', 'broken', 'operator']).narrow<{
  broken: readonly Broken[];
}>();

/** Earlier runs are deleted. */
const KEPT = 1_000n;

export async function insertCheckRun(tx: Tx, { at, tookMs, checks, broken, operator }: CheckRun): Promise<bigint> {
  const { id } = await oneRow(
    tx,
    returning(columns('admin_check', ['id']))`
      insert into admin_check (at, took_ms, checks, broken, operator)
      values (${at}, ${tookMs}, ${checks}, ${JSON.stringify(broken)}::jsonb, ${operator})`,
  );
  await run(tx, sql`delete from admin_check where id <= ${id - KEPT}`);
  return id;
}

/** The last run of the checker. */
export const lastCheckRun = (db: Db): Promise<CheckRun | undefined> =>
  maybeRow(db, select(RUN)`from admin_check order by id desc limit 1`);

/** What the database says of itself. */
export function databaseFacts(db: Db): Promise<{ version: string; bytes: bigint; connections: number; most: number }> {
  return oneRow(
    db,
    sql<{ version: string; bytes: bigint; connections: number; most: number }>`
      select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
             (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
             current_setting('max_connections')::int as most`,
  );
}
