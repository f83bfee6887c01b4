import type { Owner } from '@greenhall/domain/members/owner';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { RequestReason, RejectReason, Rejections, VerificationState } from '@greenhall/domain/verification/case';
import type { DocumentType, Side } from '@greenhall/domain/verification/document';
import { sql } from 'kysely';
import { textColumn } from '../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../platform/database/select.ts';

/** A case: one attempt of a person to be verified. */
export type CaseRow = RowOf<typeof CASE>;

export const CASE = columns('verification_case as c', [
  'id',
  'owner',
  'state',
  'isCurrent',
  'version',
  'type',
  'country',
  'expiresOn',
  'hasNoEnd',
  'personHash',
  'documentHash',
  'reviewerId',
  'reviewer',
  'claimedUntil',
  'firstReviewerId',
  'firstReviewer',
  // Why it takes a second reviewer; known from the first approval on.
  'secondFor',
  'reason',
  'asked',
  'isFinal',
  'submittedAt',
  'decidedAt',
  'endedAt',
  'erasedAt',
]).narrow<{ reason: RequestReason | RejectReason | null; asked: readonly Side[] }>();

/** The person's case now; `undefined` before the first and after an erasure. */
export function currentCase(db: Db | Tx, owner: Owner): Promise<CaseRow | undefined> {
  return maybeRow(db, select(CASE)`from verification_case c where c.owner = ${owner} and c.is_current`);
}

/** The same, locked until the transaction ends. */
export function lockCurrentCase(tx: Tx, owner: Owner): Promise<CaseRow | undefined> {
  return maybeRow(tx, select(CASE)`from verification_case c where c.owner = ${owner} and c.is_current for update`);
}

const DECIDED = columns('verification_case', ['submittedAt', 'decidedAt']).narrow<{
  submittedAt: Date;
  decidedAt: Date;
}>();

/** How long the newest decisions took from the submission on, in milliseconds. */
export async function decisionTimes(db: Db | Tx, most: number): Promise<number[]> {
  const found = await rows(
    db,
    select(DECIDED)`
      from verification_case
      where decided_at is not null and submitted_at is not null order by decided_at desc, id desc limit ${most}`,
  );
  return found.map(({ submittedAt, decidedAt }) => decidedAt.getTime() - submittedAt.getTime());
}

export function caseById(db: Db | Tx, id: bigint): Promise<CaseRow | undefined> {
  return maybeRow(db, select(CASE)`from verification_case c where c.id = ${id}`);
}

export function lockCase(tx: Tx, id: bigint): Promise<CaseRow | undefined> {
  return maybeRow(tx, select(CASE)`from verification_case c where c.id = ${id} for update`);
}

/** A new draft; `undefined` if the person has a case that is not over. */
export function insertDraft(tx: Tx, owner: Owner, type: DocumentType, at: Date): Promise<CaseRow | undefined> {
  return maybeRow(
    tx,
    returning(CASE)`
      insert into verification_case as c (owner, state, type, changed_at) values (${owner}, 'draft', ${type}, ${at})
      on conflict do nothing`,
  );
}

/** The next attempt takes the place of this one. */
export async function endCurrent(tx: Tx, id: bigint): Promise<void> {
  await run(tx, sql`update verification_case set is_current = false where id = ${id}`);
}

/** Ends all cases of a person, which it erases with what its document said of it; answers their numbers. */
export async function endCases(tx: Tx, owner: Owner, at: Date): Promise<bigint[]> {
  const ended = await rows(
    tx,
    returning(columns('verification_case', ['id']))`
      update verification_case
         set is_current = false, erased_at = ${at}, changed_at = ${at}, country = '', expires_on = null, has_no_end = false
       where owner = ${owner} and erased_at is null`,
  );
  return ended.map(({ id }) => id);
}

/** Deletes those of these cases that were never submitted. */
export async function deleteDrafts(tx: Tx, cases: readonly bigint[]): Promise<void> {
  await run(tx, sql`delete from verification_case where id = any(${cases}::bigint[]) and submitted_at is null`);
}

/** What of a draft is not sealed. */
export async function setDraft(
  tx: Tx,
  id: bigint,
  { type, country, expiresOn, hasNoEnd }: Pick<CaseRow, 'type' | 'country' | 'expiresOn' | 'hasNoEnd'>,
  at: Date,
): Promise<void> {
  await run(
    tx,
    sql`update verification_case set type = ${type}, country = ${country}, expires_on = ${expiresOn},
                                     has_no_end = ${hasNoEnd}, changed_at = ${at}
         where id = ${id}`,
  );
}

/** Remembers that a case was touched, so that a draft is not taken for an idle one. */
export async function touchCase(tx: Tx, id: bigint, at: Date): Promise<void> {
  await run(tx, sql`update verification_case set changed_at = ${at} where id = ${id}`);
}

/** What a transition sets of a case beside its state. */
export type CaseChange = Pick<
  CaseRow,
  | 'personHash'
  | 'documentHash'
  | 'reviewerId'
  | 'reviewer'
  | 'claimedUntil'
  | 'firstReviewerId'
  | 'firstReviewer'
  | 'secondFor'
  | 'reason'
  | 'asked'
  | 'isFinal'
  | 'submittedAt'
  | 'decidedAt'
  | 'endedAt'
> & {
  /** Since when more pictures are asked for. */
  readonly askedAt: Date | null;
  /** A new place in the order of the desk; null leaves it in its place. */
  readonly position: bigint | null;
};

/** Writes a transition by compare-and-set, and raises the version; `undefined` if the case has changed meanwhile. */
export function writeMove(
  tx: Tx,
  { id, state: from, version }: CaseRow,
  to: VerificationState,
  change: CaseChange,
  at: Date,
): Promise<CaseRow | undefined> {
  return maybeRow(
    tx,
    returning(CASE)`
      update verification_case as c
         set state = ${to}, version = version + 1, changed_at = ${at},
             person_hash = ${change.personHash}, document_hash = ${change.documentHash},
             reviewer_id = ${change.reviewerId}, reviewer = ${change.reviewer}, claimed_until = ${change.claimedUntil},
             first_reviewer_id = ${change.firstReviewerId}, first_reviewer = ${change.firstReviewer},
             second_for = ${change.secondFor}, reason = ${change.reason}, asked = ${textColumn(change.asked)}::text[],
             asked_at = ${change.askedAt}, is_final = ${change.isFinal}, submitted_at = ${change.submittedAt},
             position = coalesce(${change.position}::bigint, position), decided_at = ${change.decidedAt},
             ended_at = ${change.endedAt}
       where c.id = ${id} and c.state = ${from} and c.version = ${version}`,
  );
}

/** What is known of a person's rejections, also of those that it erased. */
export async function rejectionsOf(db: Db | Tx, owner: Owner): Promise<Rejections> {
  const found = await oneRow(
    db,
    sql<{ count: bigint; isFinal: boolean | null; lastAt: Date | null }>`
      select count(*) as count, bool_or(is_final) as "isFinal", max(ended_at) as "lastAt" from verification_case
       where owner = ${owner} and state = 'rejected'`,
  );
  return {
    count: Number(found.count),
    isFinal: found.isFinal ?? false,
    lastAt: found.lastAt?.getTime() ?? null,
  };
}

/** Whether a reviewer has approved the person's document. */
export async function isApproved(db: Db | Tx, owner: Owner): Promise<boolean> {
  const found = await maybeRow(
    db,
    sql`select 1 from verification_case where owner = ${owner} and is_current and state = 'approved'`,
  );
  return found !== undefined;
}

/** Whether any account of a person has a bound phone or e-mail. */
export async function hasContact(db: Db | Tx, owner: Owner): Promise<boolean> {
  const found = await maybeRow(
    db,
    sql`select 1 from identity_bound_address a join members_state m using (member_no)
         where m.owner = ${owner} and a.channel in ('phone', 'email') limit 1`,
  );
  return found !== undefined;
}

/** Which of these members are persons whose document is approved. */
export async function approvedAmong(db: Db | Tx, members: readonly MemberNo[]): Promise<ReadonlySet<bigint>> {
  const found = await rows(
    db,
    sql<{ no: bigint }>`select member_no as no from verification_approved
                         where member_no = any(${members}::bigint[]) limit ${members.length}`,
  );
  return new Set(found.map(({ no }) => no));
}
