import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { int8Column } from '../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, rows } from '../../platform/database/database.ts';

/** The two trees as SQL knows them: which column leads upwards, and which counts the steps from the root. */
const TREES = {
  placement: { up: sql.ref('parent'), steps: sql.ref('depth') },
  sponsor: { up: sql.ref('sponsor'), steps: sql.ref('generation') },
} as const;
export type Tree = keyof typeof TREES;

/** The way from a node up to (and with) an ancestor; it stops as soon as it has climbed past its height. */
const climb = (tree: Tree, from: bigint, ancestor: bigint) => {
  const { up, steps } = TREES[tree];
  return sql`
    with recursive line (no, above, steps) as (
      select member_no, ${up}, ${steps} from network_node where member_no = ${from}
      union all
      select n.member_no, n.${up}, n.${steps} from line l join network_node n on n.member_no = l.above
       where l.no <> ${ancestor} and l.steps > (select ${steps} from network_node where member_no = ${ancestor})
    )`;
};

/** Whether a member is another one or stands below it in a tree. */
export async function isWithin(db: Db | Tx, tree: Tree, memberNo: MemberNo, ancestor: bigint): Promise<boolean> {
  if (memberNo === ancestor) return true;
  const row = await maybeRow(
    db,
    sql<{ no: MemberNo }>`${climb(tree, memberNo, ancestor)} select no from line where no = ${ancestor}`,
  );
  return row !== undefined;
}

/** The heads of the teams protected then that a member is in. Rule: a team is a subtree of the sponsor tree. */
export async function protectedTeamsOf(db: Db | Tx, memberNo: MemberNo, at: Date): Promise<MemberNo[]> {
  const found = await rows(
    db,
    sql<{ no: MemberNo }>`
      with recursive line (no, above) as (
        select member_no, sponsor from network_node
         where member_no = ${memberNo} and exists (select from network_borders where protected_until > ${at})
        union all
        select n.member_no, n.sponsor from line l join network_node n on n.member_no = l.above
      )
      select distinct l.no from line l join members_restricted t on t.member_no = l.no
       where t.kind = 'protectedTeam' and t.until > ${at} order by l.no`,
  );
  return found.map((row) => row.no);
}

/** Upwards from many nodes at once, each with the node that it began at. */
const lines = (name: 'placed' | 'sponsored', up: 'parent' | 'sponsor') => sql`
  ${sql.ref(name)} (start, no, above) as (
    select n.member_no, n.member_no, n.${sql.ref(up)} from network_node n
     where n.member_no in (select no from mine union select no from others)
    union all
    select l.start, n.member_no, n.${sql.ref(up)} from ${sql.ref(name)} l join network_node n on n.member_no = l.above)`;

/** All nodes of the owners of `own`, and of accounts that are bound to theirs or were since a moment. */
const nodesOf = (own: readonly bigint[], boundSince: Date) => sql`
      declared (owner) as (
        select owner from members_state where member_no = any(${int8Column(own)}::bigint[])
      ),
      mine (no) as (
        select member_no from members_state
         where owner in (select owner from declared
                          union
                         select l.other from network_linked_owner l join declared d on d.owner = l.owner
                          where l.is_bound or l.closed_at > ${boundSince})
      )`;

/** Which of these members are such nodes. */
export async function nodesAmong(
  db: Db | Tx,
  own: readonly bigint[],
  members: readonly bigint[],
  boundSince: Date,
): Promise<MemberNo[]> {
  const found = await rows(
    db,
    sql<{ no: MemberNo }>`
      with ${nodesOf(own, boundSince)} select no from mine where no = any(${int8Column(members)}::bigint[])`,
  );
  return found.map((row) => row.no);
}

/**
 * Which of these members are nodes of the owners of `own` or of accounts that are bound to theirs, or were since a moment,
 * or in one line with such a node in either tree.
 */
export async function related(
  db: Db | Tx,
  own: readonly bigint[],
  members: readonly bigint[],
  boundSince: Date,
): Promise<MemberNo[]> {
  const found = await rows(
    db,
    sql<{ no: MemberNo }>`
      with recursive ${nodesOf(own, boundSince)},
      others (no) as (select unnest(${int8Column(members)}::bigint[])),
      ${lines('placed', 'parent')}, ${lines('sponsored', 'sponsor')},
      line as (select start, no from placed union select start, no from sponsored)
      select o.no from others o
       where exists (select from line l where l.start = o.no and l.no in (select no from mine))
          or exists (select from line l where l.no = o.no and l.start in (select no from mine))`,
  );
  return found.map((row) => row.no);
}

export interface Step {
  readonly memberNo: MemberNo;
  readonly username: string;
}

/** The way from an ancestor down to a node: the ancestor and the last steps before the node. */
export function pathTo(db: Db, memberNo: MemberNo, ancestor: bigint, atMost: number): Promise<Step[]> {
  return rows(
    db,
    sql<Step>`${climb('placement', memberNo, ancestor)},
      shown as (
        (select no, steps from line order by steps desc limit ${atMost})
        union
        select no, steps from line where no = ${ancestor}
      )
      select s.no as "memberNo", i.username from shown s join identity_name i on i.member_no = s.no order by s.steps`,
  );
}
