import { type RawBuilder, sql } from 'kysely';

/** Several statements that answer the same columns, as one: each row with the place of its statement, and of each at most so many. */
export const placed = <T>(
  statements: readonly RawBuilder<T>[],
  most?: number,
): RawBuilder<T & { readonly place: number }> =>
  sql`${sql.join(
    statements.map(
      (statement, place) =>
        sql`(select ${place}::int as place, p.* from (${statement} ${most === undefined ? sql`` : sql`limit ${most}`}) p)`,
    ),
    sql` union all `,
  )}`;
