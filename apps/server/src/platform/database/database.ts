import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely';

type Schema = Record<string, never>;

/** The database, on either engine. Rows are typed by the columns that a statement answers (`select.ts`). */
export type Db = Kysely<Schema>;
/** An open transaction. While it runs, the database is used only through it. */
export type Tx = Transaction<Schema>;

/** All rows of a query; every query is bounded by its own `limit` or key. */
export async function rows<Row>(db: Db | Tx, query: RawBuilder<Row>): Promise<Row[]> {
  const result = await query.execute(db);
  return result.rows;
}

/** The first row, or `undefined`. */
export async function maybeRow<Row>(db: Db | Tx, query: RawBuilder<Row>): Promise<Row | undefined> {
  return (await rows(db, query))[0];
}

/** The one row that must exist. Throws if it does not, because an invariant is broken. */
export async function oneRow<Row>(db: Db | Tx, query: RawBuilder<Row>): Promise<Row> {
  const row = await maybeRow(db, query);
  if (row === undefined) throw new Error('a row that must exist is missing');
  return row;
}

/** Executes a statement and returns the number of affected rows. */
export async function run(db: Db | Tx, statement: RawBuilder<unknown>): Promise<number> {
  const result = await statement.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

/** For a transaction of a route that reads whole tables: its statements are planned anew, and may scan. */
export async function planFreely(tx: Tx): Promise<void> {
  await run(
    tx,
    sql`select set_config('enable_seqscan', 'on', true), set_config('plan_cache_mode', 'force_custom_plan', true)`,
  );
}
