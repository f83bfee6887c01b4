import type { Owner } from '@greenhall/domain/members/owner';
import { DOCUMENT_PARTS, type DocumentPart } from '@greenhall/domain/verification/case';
import { sql } from 'kysely';
import { BEYOND_LAST } from '../../platform/cursor.ts';
import { type Db, type Tx, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, select, selectDistinct } from '../../platform/database/select.ts';

/** A look at what is sealed of a case. */
export type ViewRow = RowOf<typeof VIEW>;

const VIEW = columns('verification_view', ['id', 'operatorId', 'roles', 'what', 'at']);

export async function insertView(
  tx: Tx,
  { id, owner, version }: { readonly id: bigint; readonly owner: Owner; readonly version: number },
  { operator, operatorId, roles, what, at }: Omit<ViewRow, 'id'> & { readonly operator: string },
): Promise<void> {
  await run(
    tx,
    sql`insert into verification_view (case_id, case_version, owner, operator, operator_id, roles, what, at)
        values (${id}, ${version}, ${owner}, ${operator}, ${operatorId}, ${roles}, ${what}, ${at})`,
  );
}

/** A page of the looks at a person's cases, newest first. */
export function viewsOf(db: Db, owner: Owner, below: bigint | undefined, limit: number): Promise<ViewRow[]> {
  return rows(
    db,
    select(VIEW)`
      from verification_view
       where owner = ${owner} and id < ${below ?? BEYOND_LAST} order by id desc limit ${limit}`,
  );
}

/** What was opened in the claim that a case is in, which its version names. */
export async function openedInClaim(
  db: Db | Tx,
  { id, version }: { readonly id: bigint; readonly version: number },
): Promise<DocumentPart[]> {
  const found = await rows(
    db,
    selectDistinct(columns('verification_view', ['what']))`
      from verification_view
       where case_id = ${id} and case_version = ${version} order by what limit ${DOCUMENT_PARTS.length}`,
  );
  return found.map(({ what }) => what);
}
