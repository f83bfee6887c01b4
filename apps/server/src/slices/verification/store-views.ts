import type { Look } from '@greenhall/domain/verification/case';
import { sql } from 'kysely';
import { BEYOND_LAST } from '../../platform/cursor.ts';
import { type Db, type Tx, rows, run } from '../../platform/database/database.ts';

/** A look at what is sealed of a case. */
export interface ViewRow {
  readonly id: bigint;
  readonly operator: string;
  readonly what: Look;
  readonly at: Date;
}

export async function insertView(
  tx: Tx,
  { id, owner }: { readonly id: bigint; readonly owner: bigint },
  { operator, what, at }: Omit<ViewRow, 'id'>,
): Promise<void> {
  await run(
    tx,
    sql`insert into verification_view (case_id, owner, operator, what, at)
        values (${id}, ${owner}, ${operator}, ${what}, ${at})`,
  );
}

/** A page of the looks at a person's cases, newest first. */
export function viewsOf(db: Db, owner: bigint, below: bigint | undefined, limit: number): Promise<ViewRow[]> {
  return rows(
    db,
    sql<ViewRow>`select id, operator, what, at from verification_view
                  where owner = ${owner} and id < ${below ?? BEYOND_LAST} order by id desc limit ${limit}`,
  );
}
