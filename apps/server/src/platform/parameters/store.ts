import { type Parameters, type ParameterValues, isInBounds, parameterValue } from '@greenhall/domain/shared/parameter';
import { sql } from 'kysely';
import { textColumn } from '../database/columns.ts';
import { type Db, type Tx, maybeRow, rows, run } from '../database/database.ts';
import { type RowOf, columns, select, selectDistinct } from '../database/select.ts';

export type ParameterRow = RowOf<typeof PARAMETER>;

const PARAMETER = columns('platform_parameter', [
  'name',
  'version',
  'value',
  'effectiveAt',
  'proposedBy',
  'approvedBy',
]);

/**
 * The values of parameters at a moment: what is read at the beginning of a request, and by whoever looks at an earlier day. Throws if a
 * stored value is out of bounds.
 */
export async function parametersAt<const D extends Parameters>(
  db: Db | Tx,
  declared: D,
  at: Date,
): Promise<ParameterValues<D>> {
  const names = Object.keys(declared);
  const found = await rows(
    db,
    selectDistinct(PARAMETER, sql`on (name)`)`from platform_parameter
      where name = any(${textColumn(names)}::text[]) and effective_at <= ${at} order by name, version desc`,
  );
  const stored = new Map(found.map(({ name, value }) => [name, value]));
  const values = Object.entries(declared).map(([name, one]) => {
    const value = stored.get(name) ?? one.shipped;
    if (!isInBounds(one, value)) throw new Error(`the parameter ${name} is out of bounds`);
    return [name, parameterValue(one, value)] as const;
  });
  return Object.fromEntries(values) as ParameterValues<D>;
}

/** Every version that operators have made, the newest of each parameter first. */
export const parameterVersions = (db: Db | Tx): Promise<ParameterRow[]> =>
  rows(db, select(PARAMETER)`from platform_parameter order by name, version desc`);

/** The newest version of a parameter; `undefined` while it is as it was shipped. */
export const newestVersion = (db: Db | Tx, name: string): Promise<ParameterRow | undefined> =>
  maybeRow(db, select(PARAMETER)`from platform_parameter where name = ${name} order by version desc limit 1`);

export async function insertVersion(tx: Tx, fresh: ParameterRow): Promise<void> {
  await run(
    tx,
    sql`insert into platform_parameter (name, version, value, effective_at, proposed_by, approved_by)
        values (${fresh.name}, ${fresh.version}, ${fresh.value}, ${fresh.effectiveAt}, ${fresh.proposedBy}, ${fresh.approvedBy})`,
  );
}
