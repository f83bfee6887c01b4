import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Which files the rows of a slice name: all of them, or those among some. */
export type NamedFiles = (db: Db, among?: readonly string[]) => Promise<readonly string[]>;

/** The condition that a column names a file, or one of these. */
export const namesFile = (column: string, among: readonly string[] | undefined): RawBuilder<boolean> =>
  among ? sql`${sql.ref(column)} = any(${among}::text[])` : sql`${sql.ref(column)} <> ''`;

/** The condition that a list of files names some, or one of these. */
export const namesFiles = (column: string, among: readonly string[] | undefined): RawBuilder<boolean> =>
  among ? sql`${sql.ref(column)} && ${among}::text[]` : sql`cardinality(${sql.ref(column)}) > 0`;

/** The files that rows name and that are not there. */
export async function missingFiles(
  db: Db,
  slices: readonly NamedFiles[],
  there: ReadonlySet<string>,
): Promise<string[]> {
  const missing = new Set<string>();
  for (const namedFiles of slices) for (const name of await namedFiles(db)) if (!there.has(name)) missing.add(name);
  return [...missing].toSorted();
}
