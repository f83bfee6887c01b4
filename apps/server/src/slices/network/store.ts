import type { Owner } from '@greenhall/domain/members/owner';
import type { Zone } from '@greenhall/domain/network/zones';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';
import { int8Column } from '../../platform/database/columns.ts';
import { readColumns } from '../../platform/database/read-columns.ts';

export interface NodeRow {
  readonly memberNo: MemberNo;
  readonly sponsor: MemberNo | null;
  readonly parent: MemberNo | null;
  readonly zone: Zone | null;
  /** Steps below the root of the placement tree. */
  readonly depth: number;
  /** Steps below the root of the sponsor tree. */
  readonly generation: number;
}

const NODE = columns('network_node', ['memberNo', 'sponsor', 'parent', 'zone', 'depth', 'generation']);

export function nodeOf(db: Db | Tx, memberNo: MemberNo): Promise<NodeRow | undefined> {
  return maybeRow(db, select(NODE)`from network_node where member_no = ${memberNo}`);
}

export type AboveRow = RowOf<typeof ABOVE>;

const ABOVE = columns('network_node as n', ['sponsor as referrer', 'parent as contact', 'zone']).and({
  referrerName: sql<string | null>`s.username`,
  contactName: sql<string | null>`p.username`,
});

/** Who stands directly above a member in each tree. */
export function aboveOf(db: Db, memberNo: MemberNo): Promise<AboveRow> {
  return oneRow(
    db,
    select(ABOVE)`
      from network_node n left join identity_name s on s.member_no = n.sponsor
        left join identity_name p on p.member_no = n.parent
       where n.member_no = ${memberNo}`,
  );
}

export function rootNode(db: Db | Tx): Promise<NodeRow | undefined> {
  return maybeRow(db, select(NODE)`from network_node where parent is null`);
}

/** The node, kept from everybody who would place, delete or count below the same one, until the transaction ends. */
export function lockNode(tx: Tx, memberNo: MemberNo): Promise<NodeRow | undefined> {
  return maybeRow(tx, select(NODE)`from network_node where member_no = ${memberNo} for update`);
}

/** The referrer's node: one sign-up at a time, so that its limits hold; others may still be placed below it. */
export function lockSponsor(tx: Tx, memberNo: MemberNo): Promise<NodeRow | undefined> {
  return maybeRow(tx, select(NODE)`from network_node where member_no = ${memberNo} for no key update`);
}

/** Locks the contact person's node, which cannot be deleted until the transaction ends. */
export function lockContactNode(tx: Tx, memberNo: MemberNo): Promise<NodeRow | undefined> {
  return maybeRow(tx, select(NODE)`from network_node where member_no = ${memberNo} for key share`);
}

/** Takes the place; `false` when it is taken. Of several at once the database lets one through. */
export async function insertNode(tx: Tx, node: NodeRow, at: Date): Promise<boolean> {
  const placed = await run(
    tx,
    sql`insert into network_node (member_no, sponsor, parent, zone, depth, generation, placed_at)
        values (${node.memberNo}, ${node.sponsor}, ${node.parent}, ${node.zone}, ${node.depth}, ${node.generation}, ${at})
        on conflict do nothing`,
  );
  if (placed === 0) return false;
  await run(tx, sql`insert into network_count (member_no) values (${node.memberNo})`);
  if (node.parent !== null) await insertChange(tx, node.parent, node.zone, 1);
  return true;
}

async function insertChange(tx: Tx, parent: MemberNo, zone: Zone | null, delta: 1 | -1): Promise<void> {
  await run(tx, sql`insert into network_count_change (parent, zone, delta) values (${parent}, ${zone}, ${delta})`);
}

/** Takes a locked leaf out. What waits to be counted below it is counted where it stood instead. */
export async function removeNode(tx: Tx, node: NodeRow): Promise<void> {
  if (node.parent === null) throw new Error('the root cannot be removed');
  await run(
    tx,
    sql`update network_count_change set parent = ${node.parent}, zone = ${node.zone} where parent = ${node.memberNo}`,
  );
  await run(tx, sql`delete from network_node where member_no = ${node.memberNo}`);
  await insertChange(tx, node.parent, node.zone, -1);
}

export async function zonesTaken(db: Db | Tx, parent: MemberNo): Promise<Zone[]> {
  const found = await rows(
    db,
    select(columns('network_node', ['zone']).narrow<{ zone: Zone }>())`from network_node where parent = ${parent}`,
  );
  return found.map((row) => row.zone);
}

/** Whose node it is, and its level, as the members' slice publishes it. */
export function ownerAndLevelOf(db: Db | Tx, memberNo: MemberNo): Promise<{ owner: Owner; level: number } | undefined> {
  return maybeRow(
    db,
    sql<{ owner: Owner; level: number }>`select owner, level from members_state where member_no = ${memberNo}`,
  );
}

export interface Volumes {
  readonly level: number;
  /** Fees recognised below at the last day's end, by zone. */
  readonly newA: bigint;
  readonly newB: bigint;
  /** What is left to be matched, by zone. */
  readonly carryA: bigint;
  readonly carryB: bigint;
}

/** A member's volumes, as the members' slice publishes them. */
export async function volumesOf(db: Db | Tx, memberNo: MemberNo): Promise<Volumes> {
  const row = await maybeRow(
    db,
    sql<Volumes>`select level, new_a as "newA", new_b as "newB", carry_a as "carryA", carry_b as "carryB"
                   from members_state where member_no = ${memberNo}`,
  );
  return row ?? { level: 0, newA: 0n, newB: 0n, carryA: 0n, carryB: 0n };
}

/** Nodes of one owner: the main account and its reinvestment accounts. */
export async function nodesOfOwner(db: Db | Tx, owner: Owner): Promise<number> {
  const row = await oneRow(
    db,
    sql<{ nodes: bigint }>`select count(*) as nodes from members_state where owner = ${owner}`,
  );
  return Number(row.nodes);
}

export interface Referred {
  readonly registered: bigint;
  readonly active: bigint;
  readonly pending: bigint;
}

/** How many a member referred, and in which states they are. */
export function referredBy(db: Db | Tx, sponsor: MemberNo): Promise<Referred> {
  return oneRow(
    db,
    sql<Referred>`
      select count(*) as registered, count(*) filter (where m.status = 'active') as active,
             count(*) filter (where m.status = 'pending') as pending
        from network_node n join members_state m using (member_no) where n.sponsor = ${sponsor}`,
  );
}

/** Whether the member ever received coins: then its number stays for good, even with nothing left. */
export async function hasReceived(db: Db | Tx, memberNo: MemberNo): Promise<boolean> {
  const row = await maybeRow(
    db,
    sql<{ some: number }>`select 1 as some from ledger_balance where owner = ${memberNo} limit 1`,
  );
  return row !== undefined;
}

/** Pending registrations whose time is over, with nobody below, that never received a coin. */
export function overdue(db: Db, now: Date, limit: number): Promise<{ memberNo: MemberNo }[]> {
  return rows(
    db,
    sql<{ memberNo: MemberNo }>`
      select m.member_no as "memberNo" from members_state m
       where m.status = 'pending' and m.pending_until <= ${now}
         and not exists (select from network_node c where c.parent = m.member_no)
         and not exists (select from ledger_balance b where b.owner = m.member_no)
       order by m.pending_until limit ${limit}`,
  );
}

export interface NameRow {
  readonly memberNo: MemberNo;
  readonly username: string;
  readonly invitationCode: string;
}

const NAME = sql`member_no as "memberNo", username, invitation_code as "invitationCode"`;

export function nameByNumber(db: Db | Tx, memberNo: MemberNo): Promise<NameRow | undefined> {
  return maybeRow(db, sql<NameRow>`select ${NAME} from identity_name where member_no = ${memberNo}`);
}

/** Usernames by member number. */
export async function namesByNumber(db: Db | Tx, members: readonly MemberNo[]): Promise<ReadonlyMap<bigint, string>> {
  const found = await rows(
    db,
    sql<NameRow>`select ${NAME} from identity_name where member_no = any(${int8Column(members)}::bigint[])`,
  );
  return new Map(found.map((row) => [row.memberNo, row.username]));
}

export function nameByUsername(db: Db | Tx, username: string): Promise<NameRow | undefined> {
  return maybeRow(db, sql<NameRow>`select ${NAME} from identity_name where username = ${username}`);
}

export function nameByInvitation(db: Db | Tx, code: string): Promise<NameRow | undefined> {
  return maybeRow(db, sql<NameRow>`select ${NAME} from identity_name where invitation_code = ${code}`);
}

/** Where everybody stands in both trees, by column in the order of their numbers: zone A is 0, nobody -1. */
export function placeColumns(db: Db | Tx) {
  return readColumns(
    db,
    ['member', 'sponsor', 'parent', 'zone'] as const,
    (after) => sql`
      select member_no as member, coalesce(sponsor, -1) as sponsor, coalesce(parent, -1) as parent,
             (case zone when 'A' then 0 else 1 end)::bigint as zone
        from network_node where member_no > ${after} order by member_no`,
  );
}
