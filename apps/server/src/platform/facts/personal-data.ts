import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type RawBuilder, sql } from 'kysely';
import { type Db, rows } from '../database/database.ts';

export type PersonalValue = string | number | bigint | boolean | Date | null;

/** One row of what is kept about a member. Its id leads through the pages of a table. */
export type PersonalRow = Readonly<Record<string, PersonalValue>> & { readonly id: bigint };

/** A table of what a slice keeps about a member, for the member's own copy. */
export interface PersonalTable {
  readonly name: string;
  /** The next rows after an id as they stand at a moment, at most `PERSONAL_PAGE`. */
  readonly page: (db: Db, memberNo: MemberNo, after: bigint, at: Date) => Promise<readonly PersonalRow[]>;
}

/** How many rows are read at once, so that no statement takes long. */
export const PERSONAL_PAGE = 1_000;

/**
 * Declares a table by the statement that reads a member's rows, each with an `id`. It names every column: what others
 * have written or are, what operators note for themselves, and secrets are no part of a member's own copy.
 */
export function personalTable(
  name: string,
  read: (memberNo: MemberNo, at: Date) => RawBuilder<unknown>,
): PersonalTable {
  return {
    name,
    page: (db, memberNo, after, at) =>
      rows(
        db,
        sql<PersonalRow>`
          select * from (${read(memberNo, at)}) own where own.id > ${after} order by own.id limit ${PERSONAL_PAGE}`,
      ),
  };
}

/** An amount in micro as a decimal text, under the name of its column. */
export function decimal(column: string): RawBuilder<string> {
  return sql`round(${sql.ref(column)} / 1000000.0, 6)::text as ${sql.ref(column.split('.').at(-1) ?? column)}`;
}
