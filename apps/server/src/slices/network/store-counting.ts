import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';
import { tryLock } from '../../platform/database/locks.ts';

const AT_ONCE = 2_000;

interface Change {
  readonly parent: MemberNo;
  readonly zone: 'A' | 'B';
  readonly delta: bigint;
}

type Ancestor = RowOf<typeof ANCESTOR>;

const ANCESTOR = columns('network_node as n', ['memberNo', 'parent', 'zone']);

/** Takes a batch of changes out, summed by place. */
function takeChanges(tx: Tx): Promise<Change[]> {
  return rows(
    tx,
    sql<Change>`
      with taken as (
        delete from network_count_change
         where id in (select id from network_count_change order by id limit ${AT_ONCE})
        returning parent, zone, delta)
      select parent, zone, sum(delta) as delta from taken group by parent, zone having sum(delta) <> 0`,
  );
}

/** Everybody above the changes, each once, the deepest first. */
function ancestorsOf(tx: Tx, places: readonly MemberNo[]): Promise<Ancestor[]> {
  return rows(
    tx,
    select(
      ANCESTOR,
      sql`with recursive line (no, above) as (
        select member_no, parent from network_node where member_no = any(${[...new Set(places)]}::bigint[])
        union
        select n.member_no, n.parent from line l join network_node n on n.member_no = l.above
      )`,
    )`
      from line l join network_node n on n.member_no = l.no
       order by n.depth desc`,
  );
}

/** Carries the changes from the deepest node to the root: what a zone gains, its node's own zone above gains too. */
function carryUp(changes: readonly Change[], ancestors: readonly Ancestor[]): Map<MemberNo, { A: number; B: number }> {
  const gains = new Map(ancestors.map((node) => [node.memberNo, { A: 0, B: 0 }]));
  for (const { parent, zone, delta } of changes) {
    const gain = gains.get(parent);
    if (gain) gain[zone] += Number(delta);
  }
  for (const { memberNo, parent, zone } of ancestors) {
    const gain = gains.get(memberNo);
    const above = parent === null ? undefined : gains.get(parent);
    if (gain && above && zone) above[zone] += gain.A + gain.B;
  }
  return gains;
}

async function addGains(tx: Tx, gains: ReadonlyMap<MemberNo, { A: number; B: number }>): Promise<void> {
  const all = [...gains];
  await run(
    tx,
    sql`update network_count c set in_a = c.in_a + g.a, in_b = c.in_b + g.b
          from unnest(${all.map(([no]) => no)}::bigint[], ${all.map(([, gain]) => gain.A)}::int[],
                      ${all.map(([, gain]) => gain.B)}::int[]) g (no, a, b)
         where c.member_no = g.no and (g.a <> 0 or g.b <> 0)`,
  );
}

/** Counts one batch of what joined and left; says whether there was any. One counter at a time. */
async function countBatch(db: Db): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await tryLock(tx, 'treeCounter'))) return false;
    const waiting = await rows(tx, select(columns('network_count_change', ['id']))`from network_count_change limit 1`);
    if (waiting.length === 0) return false;
    const changes = await takeChanges(tx);
    if (changes.length > 0) {
      const ancestors = await ancestorsOf(
        tx,
        changes.map((change) => change.parent),
      );
      await addGains(tx, carryUp(changes, ancestors));
    }
    return true;
  });
}

/** Whether somebody has joined or left and is not counted yet. */
export const isCountDue = (): RawBuilder<boolean> => sql`exists (select from network_count_change)`;

/** Counts until nothing waits. */
export async function countMembers(db: Db): Promise<void> {
  while (await countBatch(db));
}
