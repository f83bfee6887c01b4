import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import { VIEWS_AT_MOST } from '@greenhall/domain/admin/views';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { lockText } from '../../../platform/database/locks.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';

/** A view of a list that an operator has saved. */
export type ViewRow = RowOf<typeof VIEW>;

const VIEW = columns('admin_view', ['id', 'list', 'name', 'asked']);

export function viewsOf(db: Db, operator: OperatorId, list: string): Promise<ViewRow[]> {
  return rows(
    db,
    select(VIEW)`
      from admin_view where operator_id = ${operator} and list = ${list} order by lower(name), id limit ${VIEWS_AT_MOST}`,
  );
}

/** Saves a view in the place of one of the same name; `undefined` if the operator has as many of the list as it may have. */
export async function upsertView(
  tx: Tx,
  operator: OperatorId,
  { list, name, asked, at }: Omit<ViewRow, 'id'> & { readonly at: Date },
): Promise<ViewRow | undefined> {
  await lockText(tx, 'views', String(operator));
  const { others } = await oneRow(
    tx,
    sql<{ others: number }>`
      select count(*)::int as others from admin_view
       where operator_id = ${operator} and list = ${list} and name <> ${name}`,
  );
  if (others >= VIEWS_AT_MOST) return undefined;
  return maybeRow(
    tx,
    returning(VIEW)`
      insert into admin_view (operator_id, list, name, asked, saved_at)
      values (${operator}, ${list}, ${name}, ${asked}, ${at})
      on conflict (operator_id, list, name) do update set asked = excluded.asked, saved_at = excluded.saved_at`,
  );
}

/** Renames an own view, in the place of another of that name in its list; `undefined` if there is none. */
export async function renameMyView(
  tx: Tx,
  operator: OperatorId,
  id: bigint,
  name: string,
): Promise<ViewRow | undefined> {
  await lockText(tx, 'views', String(operator));
  await run(
    tx,
    sql`delete from admin_view o using admin_view v
         where v.id = ${id} and v.operator_id = ${operator} and o.operator_id = v.operator_id and o.list = v.list
           and o.name = ${name} and o.id <> v.id`,
  );
  return maybeRow(
    tx,
    returning(VIEW)`update admin_view set name = ${name} where id = ${id} and operator_id = ${operator}`,
  );
}

/** Removes an own view and tells whether there was one. */
export async function deleteView(tx: Tx, operator: OperatorId, id: bigint): Promise<boolean> {
  return (await run(tx, sql`delete from admin_view where id = ${id} and operator_id = ${operator}`)) > 0;
}
