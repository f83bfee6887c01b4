import type { Owner } from '@greenhall/domain/members/owner';
import type { Zone } from '@greenhall/domain/network/zones';
import { sql } from 'kysely';
import { type Db, maybeRow, oneRow, rows } from '../../platform/database/database.ts';
import { type RowOf, columns, select, selectFrom } from '../../platform/database/select.ts';
import type { MemberStatus } from '@greenhall/domain/members/status';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';

/** A node of the placement tree with everything that is shown of it. */
export type TreeRow = RowOf<typeof SHOWN>;

const SHOWN = columns('network_node as n', ['memberNo', 'parent', 'zone', 'depth'])
  .and(columns('network_count as c', ['inA', 'inB']))
  .and({
    username: sql<string>`i.username`,
    owner: sql<bigint>`m.owner`,
    level: sql<number>`m.level`,
    status: sql<MemberStatus>`m.status`,
  });
const SHOWN_FROM = sql`join network_node n on n.member_no = w.no join network_count c on c.member_no = w.no
  join identity_name i on i.member_no = w.no join members_state m on m.member_no = w.no`;

/** A node and so many levels below it, from above and from A to B. */
export function levelsBelow(db: Db, root: MemberNo, levels: number): Promise<TreeRow[]> {
  return rows(
    db,
    select(
      SHOWN,
      sql`with recursive w (no, step) as (
        select ${root}::bigint, 0
        union all
        select n.member_no, w.step + 1 from w join network_node n on n.parent = w.no where w.step < ${levels}
      )`,
    )`
      from w ${SHOWN_FROM} order by n.depth, n.parent, n.zone`,
  );
}

/**
 * The subtree of a node in placement order (a node, its zone A, its zone B), from behind the node `after`, which must
 * be in it. The query carries the nodes still to be visited, so a page costs the same wherever it begins.
 */
export function rowsBelow(db: Db, root: MemberNo, after: bigint | undefined, limit: number): Promise<TreeRow[]> {
  const children = (no: ReturnType<typeof sql.ref>) =>
    sql`coalesce((select array_agg(k.member_no order by k.zone) from network_node k where k.parent = ${no}), '{}'::bigint[])`;
  const start =
    after === undefined
      ? sql`select array[${root}::bigint] as todo`
      : sql`select ${children(sql.ref('here.no'))} || coalesce((
              select array_agg(b.member_no order by l.steps desc) from line l
                join network_node b on b.parent = l.above and b.zone = 'B'
               where l.zone = 'A' and l.no <> ${root}), '{}'::bigint[]) as todo
              from (values (${after}::bigint)) here (no)`;
  return rows(
    db,
    select(
      SHOWN,
      sql`with recursive line (no, above, zone, steps) as (
        select member_no, parent, zone, depth from network_node where member_no = ${after ?? root}
        union all
        select n.member_no, n.parent, n.zone, n.depth from line l join network_node n on n.member_no = l.above
         where l.no <> ${root}
      ),
      start as (${start}),
      w (no, todo, place) as (
        select todo[1], todo[2:], 1 from start where cardinality(todo) > 0
        union all
        select next.todo[1], next.todo[2:], w.place + 1
          from w cross join lateral (select ${children(sql.ref('w.no'))} || w.todo as todo) next
         where w.place < ${limit} and cardinality(next.todo) > 0
      )`,
    )`
      from w ${SHOWN_FROM} order by w.place`,
  );
}

export async function countsOf(db: Db, memberNo: MemberNo): Promise<{ inA: number; inB: number }> {
  const row = await maybeRow(
    db,
    select(columns('network_count', ['inA', 'inB']))`from network_count where member_no = ${memberNo}`,
  );
  return row ?? { inA: 0, inB: 0 };
}

export interface GenerationRow {
  readonly generation: number;
  readonly members: readonly MemberNo[];
  readonly active: bigint;
}

/** The members of the sponsor tree below one by generation, nearest first, at most so many generations and members. */
export async function generationsBelow(
  db: Db,
  sponsor: MemberNo,
  deepest: number,
  atMost: number,
): Promise<{ items: GenerationRow[]; more: boolean }> {
  const row = await oneRow(
    db,
    sql<{ items: { generation: number; members: string; active: number }[] | null; seen: bigint; beyond: boolean }>`
      with recursive w (no, step) as (
        select member_no, 1 from network_node where sponsor = ${sponsor}
        union all
        select n.member_no, w.step + 1 from w join network_node n on n.sponsor = w.no where w.step <= ${deepest}
      ),
      seen as (select no, step from w limit ${atMost + 1}),
      counted as (select no, step from seen where step <= ${deepest} limit ${atMost}),
      by_generation as (
        select c.step as generation, string_agg(c.no::text, ',') as members, count(*) filter (where m.status = 'active') as active
          from counted c join members_state m on m.member_no = c.no group by c.step)
      select (select json_agg(g order by g.generation) from by_generation g) as items,
             (select count(*) from seen) as seen, exists (select from seen where step > ${deepest}) as beyond`,
  );
  const items = (row.items ?? []).map(({ generation, members, active }) => ({
    generation,
    members: members.split(',').map((no) => memberNumber(no)),
    active: BigInt(active),
  }));
  return { items, more: row.beyond || row.seen > BigInt(atMost) };
}

export type TeamRow = RowOf<typeof TEAM>;

const TEAM = columns('network_node as n', ['memberNo']).and({
  username: sql<string>`i.username`,
  level: sql<number>`m.level`,
  status: sql<MemberStatus>`m.status`,
  joinedAt: sql<Date>`m.joined_at`,
  referred: sql<bigint>`(select count(*) from network_node r where r.sponsor = n.member_no)`,
});

/** Whom a member referred, in the order of joining. */
export function referredRows(db: Db, sponsor: MemberNo, after: bigint | undefined, limit: number): Promise<TeamRow[]> {
  return rows(
    db,
    select(TEAM)`
      from network_node n join identity_name i using (member_no) join members_state m using (member_no)
       where n.sponsor = ${sponsor} and n.member_no > ${after ?? 0n} order by n.member_no limit ${limit}`,
  );
}

/** Pending nodes come first: a member number has at most sixteen digits, so the rank stands above it. */
const RANK = 10_000_000_000_000_000n;

/** What a list shows of a node, to the member whose list it is. */
const nodeListOf = (memberNo: MemberNo) =>
  columns('network_node as n', ['memberNo', 'sponsor', 'zone'])
    .narrow<{ sponsor: MemberNo; zone: Zone }>()
    .and({
      username: sql<string>`i.username`,
      level: sql<number>`m.level`,
      chosenLevel: sql<number>`m.chosen_level`,
      status: sql<MemberStatus>`m.status`,
      owner: sql<bigint>`m.owner`,
      contact: sql<string>`p.username`,
      joinedAt: sql<Date>`m.joined_at`,
      pendingUntil: sql<Date | null>`m.pending_until`,
      hasNodesBelow: sql<boolean>`exists (select from network_node k where k.parent = n.member_no)`,
      /** Whether it ever received coins: then its number stays for good. */
      hasReceived: sql<boolean>`exists (select from ledger_balance b where b.owner = n.member_no)`,
      /** When it last asked its referrer to activate it. */
      askedAt: sql<Date | null>`(select a.asked_at from network_ask a where a.member_no = n.member_no)`,
      /** The member whose list it is does not hear of its requests. */
      isMuted: sql<boolean>`
        exists (select from network_ask_mute k where k.sponsor = ${memberNo} and k.member_no = n.member_no)`,
      /** That member hears of no requests at all. */
      hearsNone: sql<boolean>`
        exists (select from network_ask_mute k where k.sponsor = ${memberNo} and k.member_no = ${memberNo})`,
      place: sql<bigint>`case when m.status = 'pending' then 0::bigint else ${RANK}::bigint end + n.member_no`,
    });
export type NodeListRow = RowOf<ReturnType<typeof nodeListOf>>;

/** The nodes of a member's list; of some letters, those alone whose username has them next to each other. */
export function nodesAround(
  db: Db,
  memberNo: MemberNo,
  named: string,
  after: bigint | undefined,
  limit: number,
): Promise<NodeListRow[]> {
  const found = select(nodeListOf(memberNo))`
    from network_node n join members_state m using (member_no) join identity_name i using (member_no)
    join identity_name p on p.member_no = n.parent
   where (n.sponsor = ${memberNo} or n.parent = ${memberNo} or (n.member_no = ${memberNo} and m.status = 'pending'))
         ${named === '' ? sql`` : sql`and strpos(i.username, ${named}) > 0`}`;
  return rows(db, selectFrom(found)`found where place > ${after ?? 0n} order by place limit ${limit}`);
}

export interface MyAccountRow {
  readonly memberNo: MemberNo;
  readonly username: string;
  readonly level: number;
  readonly status: MemberStatus;
  readonly zone: Zone;
  readonly contact: string;
  readonly joinedAt: Date;
  /** When the main account allowed it to sign in there; null without that. */
  readonly allowedAt: Date | null;
}

const OWN_ACCOUNT = columns('network_node as n', ['memberNo', 'zone'])
  .narrow<{ zone: Zone }>()
  .and(columns('network_parent_access as a', ['givenAt as allowedAt']).orNull())
  .and({
    username: sql<string>`i.username`,
    level: sql<number>`m.level`,
    status: sql<MemberStatus>`m.status`,
    contact: sql<string>`p.username`,
    joinedAt: sql<Date>`m.joined_at`,
  });

/** The further nodes of an owner, in the order of joining; a node of one owner is one of at most twenty. */
export function myAccountRows(db: Db, owner: Owner): Promise<MyAccountRow[]> {
  return rows(
    db,
    select(OWN_ACCOUNT)`
      from members_state m join network_node n using (member_no) join identity_name i using (member_no)
        join identity_name p on p.member_no = n.parent left join network_parent_access a on a.member_no = m.member_no
       where m.owner = ${owner} and m.member_no <> ${owner} order by m.joined_at, m.member_no`,
  );
}

/** Nodes that are looked at to find a free place: more than any tree without a gap near its top. */
const NEAR = 5_000;

/** The free place nearest below a node, from above and zone A first. */
export function nearestFree(db: Db, root: bigint): Promise<{ contact: string; zone: Zone } | undefined> {
  return maybeRow(
    db,
    sql<{ contact: string; zone: Zone }>`
      with recursive w (no, step) as (
        select ${root}::bigint, 0
        union all
        select n.member_no, w.step + 1 from w join network_node n on n.parent = w.no
      ), near as (select no, step from w limit ${NEAR})
      select i.username as contact, z.zone
        from near join (values ('A'), ('B')) z (zone) on true join identity_name i on i.member_no = near.no
       where not exists (select 1 from network_node c where c.parent = near.no and c.zone = z.zone)
       order by near.step, near.no, z.zone limit 1`,
  );
}
