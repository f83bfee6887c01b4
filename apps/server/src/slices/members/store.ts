import type { Owner } from '@greenhall/domain/members/owner';
import type { MemberStatus } from '@greenhall/domain/members/status';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { int8Column } from '../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';
import { namesFile } from '../../platform/pictures/named-files.ts';

/** What a member stands at; amounts in micro. */
export interface MemberState {
  readonly memberNo: MemberNo;
  /** Itself, or the main account of a reinvestment account. */
  readonly owner: Owner;
  readonly status: MemberStatus;
  readonly chosenLevel: number;
  readonly level: number;
  readonly bought: number;
  readonly nodeFuel: bigint;
  readonly feesPaid: bigint;
  readonly countedIncome: bigint;
  readonly joinedAt: Date;
  readonly pendingUntil: Date | null;
}

export type MemberRow = RowOf<typeof MEMBER>;

export const STATE = columns('members_member as m', [
  'memberNo',
  'owner',
  'status',
  'chosenLevel',
  'level',
  'bought',
  'nodeFuel',
  'feesPaid',
  'countedIncome',
  'joinedAt',
  'pendingUntil',
]);
const MEMBER = STATE.and(columns('members_member as m', ['nickname', 'avatar', 'country', 'language'])).and({
  username: sql<string>`n.username`,
  invitationCode: sql<string>`n.invitation_code`,
});

export interface NewMember {
  readonly memberNo: MemberNo;
  readonly owner: Owner;
  readonly status: MemberStatus;
  readonly chosenLevel: number;
  readonly pendingUntil: Date | null;
  /** The version of the agreement that was accepted. */
  readonly agreement: string;
  /** The version of the recorded risk text that was accepted; `null` in the sandbox. */
  readonly riskVersion?: number | null;
  readonly at: Date;
  readonly language?: string | null;
}

export async function createMember(tx: Tx, fresh: NewMember): Promise<void> {
  await run(
    tx,
    sql`insert into members_member
          (member_no, owner, status, chosen_level, agreement, risk_version, language, joined_at, pending_until)
        values (${fresh.memberNo}, ${fresh.owner}, ${fresh.status}, ${fresh.chosenLevel}, ${fresh.agreement},
                ${fresh.riskVersion ?? null}, ${fresh.language ?? null}, ${fresh.at}, ${fresh.pendingUntil})`,
  );
}

/** Removes a pending member; `false` when there is none any more: somebody was faster. */
export async function removeMember(tx: Tx, memberNo: MemberNo): Promise<boolean> {
  return (await run(tx, sql`delete from members_member where member_no = ${memberNo} and status = 'pending'`)) === 1;
}

export function memberState(db: Db | Tx, memberNo: MemberNo): Promise<MemberState | undefined> {
  return maybeRow(db, select(STATE)`from members_member m where m.member_no = ${memberNo}`);
}

/** Compare-and-set on the status; `false` when it was another one. */
export async function setMemberState(
  tx: Tx,
  memberNo: MemberNo,
  from: MemberStatus,
  to: Pick<MemberState, 'status' | 'bought' | 'level' | 'nodeFuel' | 'pendingUntil'>,
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update members_member set status = ${to.status}, bought = ${to.bought}, level = ${to.level},
               node_fuel = ${to.nodeFuel}, pending_until = ${to.pendingUntil}
         where member_no = ${memberNo} and status = ${from}`,
  );
  return changed === 1;
}

export function memberByNumber(db: Db | Tx, memberNo: MemberNo): Promise<MemberRow | undefined> {
  return maybeRow(
    db,
    select(MEMBER)`
      from members_member m join identity_name n using (member_no)
       where m.member_no = ${memberNo}`,
  );
}

/** Members whose number, username, phone or e-mail is the text; all of them without one. */
export function findMemberRows(
  db: Db,
  search: string | undefined,
  after: bigint | undefined,
  limit: number,
): Promise<MemberRow[]> {
  const number = search !== undefined && /^\d{1,16}$/.test(search) ? BigInt(search) : null;
  const hits = sql`(select ${number}::bigint as member_no
    union select member_no from identity_name where username = ${search ?? ''}
    union select member_no from identity_bound_address where channel in ('phone', 'email') and address = ${search ?? ''})`;
  const wanted = search === undefined ? sql`true` : sql`m.member_no in ${hits}`;
  return rows(
    db,
    select(MEMBER)`
      from members_member m join identity_name n using (member_no)
       where ${wanted} and m.member_no > ${after ?? 0n} order by m.member_no limit ${limit}`,
  );
}

export function addressesOf(
  db: Db | Tx,
  memberNo: MemberNo,
): Promise<{ channel: 'phone' | 'email'; address: string }[]> {
  return rows(
    db,
    sql<{ channel: 'phone' | 'email'; address: string }>`
      select channel, address from identity_bound_address where member_no = ${memberNo}`,
  );
}

export interface Profile {
  readonly nickname?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly language?: string | undefined;
}

/** Sets what is given and leaves the rest. */
export async function setProfile(tx: Tx, memberNo: MemberNo, profile: Profile): Promise<void> {
  const { nickname, country, language } = profile;
  await run(
    tx,
    sql`update members_member set
          nickname = case when ${nickname !== undefined} then ${nickname ?? null} else nickname end,
          country = case when ${country !== undefined} then ${country ?? null} else country end,
          language = coalesce(${language ?? null}, language)
        where member_no = ${memberNo}`,
  );
}

/** Which of these files are members' pictures. */
export async function membersFiles(db: Db, among?: readonly string[]): Promise<string[]> {
  const found = await rows(
    db,
    select(columns('members_member', ['avatar as name']))`
      from members_member where ${namesFile('avatar', among)}`,
  );
  return found.map((row) => row.name);
}

/** Sets the picture; answers the name of the one before. */
export async function setPicture(tx: Tx, memberNo: MemberNo, avatar: string): Promise<string> {
  const before = await maybeRow(
    tx,
    select(columns('members_member', ['avatar']))`from members_member where member_no = ${memberNo} for update`,
  );
  await run(tx, sql`update members_member set avatar = ${avatar} where member_no = ${memberNo}`);
  return before?.avatar ?? '';
}

/** What a member calls itself. */
/** The languages that these members have chosen; one without a choice is absent. */
export async function languagesOf(db: Db | Tx, members: readonly MemberNo[]): Promise<ReadonlyMap<bigint, string>> {
  const found = await rows(
    db,
    select(columns('members_member', ['memberNo', 'language']).narrow<{ language: string }>())`
      from members_member
       where member_no = any(${int8Column(members)}::bigint[]) and language is not null`,
  );
  return new Map(found.map(({ memberNo, language }) => [memberNo, language]));
}

const NAMES = columns('members_member as m', ['memberNo', 'nickname']).and({ username: sql<string>`n.username` });

/** The usernames of these members, and what they call themselves. */
export async function bothNamesOf(
  db: Db | Tx,
  members: readonly MemberNo[],
): Promise<ReadonlyMap<bigint, RowOf<typeof NAMES>>> {
  const found = await rows(
    db,
    select(NAMES)`
      from members_member m join identity_name n using (member_no) where m.member_no = any(${int8Column(members)}::bigint[])`,
  );
  return new Map(found.map((row) => [row.memberNo, row]));
}

/** The version of the agreement that a member has accepted; empty for the root member. */
export async function agreementOf(tx: Tx, memberNo: MemberNo): Promise<string> {
  const row = await maybeRow(
    tx,
    select(columns('members_member', ['agreement']))`from members_member where member_no = ${memberNo}`,
  );
  return row?.agreement ?? '';
}
