import type { InspectionCategory } from '@greenhall/domain/members/inspection';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { BEYOND_LAST } from '../../../platform/cursor.ts';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';

export type InspectionRow = RowOf<typeof INSPECTION>;

const INSPECTION = columns('members_inspection', [
  'id',
  'memberNo',
  'operatorId',
  'reason',
  'category',
  'at',
  'endsAt',
  'endedAt',
  'approvedById',
  'investigationId',
]).narrow<{ memberNo: MemberNo; category: InspectionCategory | null }>();

export interface NewInspection {
  readonly memberNo: MemberNo;
  readonly operator: string;
  readonly operatorId: OperatorId;
  /** With which roles it looks, with a space between them. */
  readonly roles: string;
  readonly category: InspectionCategory;
  readonly reason: string;
  readonly at: Date;
  readonly endsAt: Date;
  /** The operator who approved it, where it takes two. */
  readonly approvedById: OperatorId | null;
  /** The investigation that it belongs to. */
  readonly investigationId: bigint | null;
}

export function insertInspection(tx: Tx, fresh: NewInspection): Promise<InspectionRow> {
  return oneRow(
    tx,
    returning(INSPECTION)`
      insert into members_inspection (member_no, operator, operator_id, roles, category, reason, contact_seen, at, ends_at,
                                      approved_by_id, investigation_id)
      values (${fresh.memberNo}, ${fresh.operator}, ${fresh.operatorId}, ${fresh.roles}, ${fresh.category}, ${fresh.reason}, false,
              ${fresh.at}, ${fresh.endsAt}, ${fresh.approvedById}, ${fresh.investigationId})`,
  );
}

export function inspectionById(db: Db | Tx, id: bigint): Promise<InspectionRow | undefined> {
  return maybeRow(db, select(INSPECTION)`from members_inspection where id = ${id}`);
}

/** The inspection of a member by an operator that runs at a moment, the latest if there are two. */
export function runningInspection(
  db: Db | Tx,
  memberNo: MemberNo,
  operator: OperatorId,
  at: Date,
): Promise<InspectionRow | undefined> {
  return maybeRow(
    db,
    select(INSPECTION)`
      from members_inspection
       where member_no = ${memberNo} and operator_id = ${operator} and ended_at is null and ends_at > ${at}
       order by id desc limit 1`,
  );
}

/** Ends whatever inspection of the member by the operator runs; how many did. */
export function endInspections(tx: Tx, memberNo: MemberNo, operator: OperatorId, at: Date): Promise<number> {
  return run(
    tx,
    sql`update members_inspection set ended_at = ${at}
         where member_no = ${memberNo} and operator_id = ${operator} and ended_at is null and ends_at > ${at}`,
  );
}

/** Keeps that phone and e-mail were shown in full. */
export async function markContactSeen(tx: Tx, id: bigint): Promise<void> {
  await run(tx, sql`update members_inspection set contact_seen = true where id = ${id}`);
}

const SHOWN = columns('members_inspection as i', [
  'id',
  'operatorId',
  'roles',
  'category',
  'reason',
  'contactSeen',
  'at',
])
  .narrow<{ category: InspectionCategory | null }>()
  .and({
    until: sql<Date | null>`least(i.ends_at, i.ended_at)`,
    investigatedFrom: sql<Date | null>`v.starts_at`,
    investigatedUntil: sql<Date | null>`least(v.ends_at, v.ended_at)`,
  });
export type ShownInspection = RowOf<typeof SHOWN>;

/** The inspections that a member is shown at a moment: not those under an investigation that runs. */
export function shownInspections(
  db: Db,
  memberNo: MemberNo,
  at: Date,
  before: bigint | undefined,
  limit: number,
): Promise<ShownInspection[]> {
  return rows(
    db,
    select(SHOWN)`
      from members_inspection i left join members_investigation v on v.id = i.investigation_id
       where i.member_no = ${memberNo} and i.id < ${before ?? BEYOND_LAST}
         and (v.id is null or least(v.ends_at, v.ended_at) <= ${at})
       order by i.id desc limit ${limit}`,
  );
}

const INVESTIGATION = columns('members_investigation as v', [
  'id',
  'memberNo',
  'reason',
  'proposedBy',
  'approvedById',
  'startsAt',
  'endsAt',
  'endedAt',
  'endedBy',
]).narrow<{ memberNo: MemberNo }>();
export type InvestigationRow = RowOf<typeof INVESTIGATION>;

export interface NewInvestigation {
  readonly memberNo: MemberNo;
  readonly reason: string;
  readonly proposedBy: string;
  readonly proposedById: OperatorId;
  readonly approvedById: OperatorId;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export async function insertInvestigation(tx: Tx, fresh: NewInvestigation): Promise<void> {
  await run(
    tx,
    sql`insert into members_investigation (member_no, reason, proposed_by, proposed_by_id, approved_by_id, starts_at, ends_at)
        values (${fresh.memberNo}, ${fresh.reason}, ${fresh.proposedBy}, ${fresh.proposedById}, ${fresh.approvedById},
                ${fresh.startsAt}, ${fresh.endsAt})`,
  );
}

/** The investigation of a member that runs at a moment. */
export function runningInvestigation(db: Db | Tx, memberNo: MemberNo, at: Date): Promise<InvestigationRow | undefined> {
  return maybeRow(
    db,
    select(INVESTIGATION)`
      from members_investigation v
       where v.member_no = ${memberNo} and v.ended_at is null and v.ends_at > ${at} order by v.id desc limit 1`,
  );
}

export function investigationById(tx: Tx, id: bigint): Promise<InvestigationRow | undefined> {
  return maybeRow(tx, select(INVESTIGATION)`from members_investigation v where v.id = ${id}`);
}

/** Ends an investigation before its time; `false` when it has ended already. */
export async function endInvestigation(
  tx: Tx,
  id: bigint,
  { at, by, reason }: { readonly at: Date; readonly by: string; readonly reason: string },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update members_investigation set ended_at = ${at}, ended_by = ${by}, ended_for = ${reason}
         where id = ${id} and ended_at is null and ends_at > ${at}`,
  );
  return changed === 1;
}

const LISTED = 20;

/** The latest investigations of a member, each with how many inspections were made under it. */
export function investigationsOf(db: Db, memberNo: MemberNo) {
  return rows(
    db,
    select(
      INVESTIGATION.and({
        inspections: sql<number>`(select count(*)::int from members_inspection i where i.investigation_id = v.id)`,
      }),
    )`
      from members_investigation v where v.member_no = ${memberNo} order by v.id desc limit ${LISTED}`,
  );
}
