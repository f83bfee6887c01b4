import type { Owner } from '@greenhall/domain/members/owner';
import type { EarlierRestriction, RestrictionKind } from '@greenhall/domain/members/restriction';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../platform/database/select.ts';
import { listOf } from '../../platform/lists/list-of.ts';

export type RestrictionRow = RowOf<typeof COLUMNS>;

const COLUMNS = columns('members_restriction as r', [
  'id',
  'memberNo',
  'kind',
  'reason',
  'isAlone',
  'setBy',
  'startsAt',
  'endsAt',
  'liftedAt',
  'liftedBy',
]).and({ username: sql<string>`n.username` });

/** Until when what a member does is restricted; `null` when it is not. */
export async function restrictedUntil(
  db: Db | Tx,
  memberNo: MemberNo,
  kind: RestrictionKind,
  at: Date,
): Promise<Date | null> {
  const { until } = await oneRow(
    db,
    sql<{ until: Date | null }>`
      select max(until) as until from members_restricted
       where member_no = ${memberNo} and kind = ${kind} and until > ${at}`,
  );
  return until;
}

/** The restrictions of a kind that a member's owner has had; one that was lifted ended then. */
export async function earlierRestrictions(tx: Tx, owner: Owner, kind: RestrictionKind): Promise<EarlierRestriction[]> {
  const found = await rows(
    tx,
    select(
      columns('members_restriction', ['startsAt as from', 'isAlone']).and({
        until: sql<Date>`least(ends_at, lifted_at)`,
      }),
    )`
      from members_restriction where owner = ${owner} and kind = ${kind}`,
  );
  return found.map(({ from, until, isAlone }) => ({ from: from.getTime(), until: until.getTime(), isAlone }));
}

export interface NewRestriction {
  readonly memberNo: MemberNo;
  readonly owner: Owner;
  readonly kind: RestrictionKind;
  readonly reason: string;
  readonly isAlone: boolean;
  readonly setBy: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export async function insertRestriction(tx: Tx, fresh: NewRestriction): Promise<bigint> {
  const { id } = await oneRow(
    tx,
    returning(columns('members_restriction', ['id']))`
      insert into members_restriction (member_no, owner, kind, reason, is_alone, set_by, starts_at, ends_at)
      values (${fresh.memberNo}, ${fresh.owner}, ${fresh.kind}, ${fresh.reason}, ${fresh.isAlone}, ${fresh.setBy},
              ${fresh.startsAt}, ${fresh.endsAt})`,
  );
  return id;
}

export function restrictionById(tx: Tx, id: bigint): Promise<RestrictionRow | undefined> {
  return maybeRow(
    tx,
    select(COLUMNS)`from members_restriction r join identity_name n using (member_no) where r.id = ${id}`,
  );
}

export interface Lift {
  readonly at: Date;
  readonly by: string;
  readonly reason: string;
}

/** Ends a restriction; `false` when it has ended already. */
export async function liftRestriction(tx: Tx, id: bigint, { at, by, reason }: Lift): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update members_restriction set lifted_at = ${at}, lifted_by = ${by}, lifted_for = ${reason}
         where id = ${id} and lifted_at is null and ends_at > ${at}`,
  );
  return changed === 1;
}

/** What is restricted of a member now, what ends last first. */
export function restrictionsOf(db: Db | Tx, memberNo: MemberNo, at: Date): Promise<RestrictionRow[]> {
  return rows(
    db,
    select(COLUMNS)`
      from members_restriction r join identity_name n using (member_no)
       where r.owner = (select owner from members_member where member_no = ${memberNo})
         and (r.kind <> 'protectedTeam' or r.member_no = ${memberNo})
         and r.lifted_at is null and r.ends_at > ${at}
       order by r.ends_at desc, r.id desc`,
  );
}

/** The list of restrictions, of which some are in force at a moment and others have ended. */
export const restrictionsAt = (at: Date) =>
  listOf('members.restrictions', 'members_restriction', {
    key: 'id',
    filters: {
      open: (open) => (open === 'all' ? sql`true` : sql`(r.lifted_at is null and r.ends_at > ${at}) = ${open === '1'}`),
      kind: 'kind',
      member: 'memberNo',
      made: 'startsAt',
    },
    orders: { made: 'id' },
    read: (part) => select(COLUMNS)`from members_restriction r join identity_name n using (member_no) ${part}`,
  });
