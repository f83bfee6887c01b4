import { sql } from 'kysely';
import { type Tx, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, returning, select, selectDistinct } from '../../platform/database/select.ts';
import { CASE, type CaseRow } from './store.ts';

const ids = (found: readonly { readonly id: bigint }[]): bigint[] => found.map(({ id }) => id);

/** Cases in review whose claim has lapsed. */
export function lapsedClaims(tx: Tx, now: Date, limit: number): Promise<CaseRow[]> {
  return rows(
    tx,
    select(CASE)`from verification_case c where state = 'inReview' and claimed_until <= ${now}
              order by id limit ${limit} for update skip locked`,
  );
}

/** Cases that were asked for more before a moment. */
export function lapsedCases(tx: Tx, before: Date, limit: number): Promise<CaseRow[]> {
  return rows(
    tx,
    select(CASE)`from verification_case c where state = 'needMore' and asked_at <= ${before}
              order by id limit ${limit} for update skip locked`,
  );
}

/** Approved cases whose document was valid on no day from this one on. */
export function expiredCases(tx: Tx, today: string, limit: number): Promise<CaseRow[]> {
  return rows(
    tx,
    select(CASE)`from verification_case c
              where state = 'approved' and is_current and expires_on < ${today}
              order by id limit ${limit} for update skip locked`,
  );
}

const UNTOLD = columns('verification_case', ['id', 'owner', 'expiresOn']).narrow<{ expiresOn: string }>();

/** Approved cases whose document is valid up to this day at most, of which nobody was told. */
export function untoldCases(tx: Tx, day: string, limit: number): Promise<RowOf<typeof UNTOLD>[]> {
  return rows(
    tx,
    select(UNTOLD)`
      from verification_case
       where state = 'approved' and is_current and expires_on <= ${day} and told_at is null
       order by id limit ${limit} for update skip locked`,
  );
}

export async function setNotified(tx: Tx, id: bigint, at: Date): Promise<void> {
  await run(tx, sql`update verification_case set told_at = ${at} where id = ${id}`);
}

/** Ends drafts that nobody has touched since a moment, and cases of members who are gone; answers their numbers. */
export async function endIdle(tx: Tx, before: Date, at: Date, limit: number): Promise<bigint[]> {
  return ids(
    await rows(
      tx,
      returning(columns('verification_case', ['id']))`
        update verification_case set is_current = false, erased_at = ${at}
         where id = any(array(select c.id from verification_case c
                               where c.is_current
                                 and ((c.state = 'draft' and c.changed_at <= ${before})
                                      or not exists (select from members_state m where m.member_no = c.owner))
                               order by c.id limit ${limit} for update skip locked))`,
    ),
  );
}

/** Cases with pictures that were decided before a moment. */
export async function oldPictures(tx: Tx, before: Date, limit: number): Promise<bigint[]> {
  return ids(
    await rows(
      tx,
      selectDistinct(columns('verification_case as c', ['id']))`
        from verification_case c join verification_picture p on p.case_id = c.id
         where c.decided_at <= ${before} limit ${limit}`,
    ),
  );
}

/** Cases with sealed fields that ended before a moment. */
export async function oldFields(tx: Tx, before: Date, limit: number): Promise<bigint[]> {
  return ids(
    await rows(
      tx,
      select(columns('verification_case as c', ['id']))`
        from verification_case c join verification_fields f on f.case_id = c.id
         where c.ended_at <= ${before} limit ${limit}`,
    ),
  );
}
