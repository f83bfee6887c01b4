import { type Db, rows } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';

const NAMED = columns('admin_operator', ['id', 'username']);

/** The names of these operators, by their number. */
export async function operatorNames(db: Db, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  const found = await rows(db, select(NAMED)`from admin_operator where id = any(${ids}::bigint[])`);
  return new Map(found.map(({ id, username }) => [id, username]));
}
