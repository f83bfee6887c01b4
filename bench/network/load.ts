import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import type { Tx } from '@greenhall/server/platform/database/database';
import type { Ports } from '@greenhall/server/platform/ports';
import { sql } from 'kysely';
import type { Tree } from './tree.ts';

/** The number of the member with index 0. */
const FIRST = 100_001;
const AT_ONCE = 50_000;
const TABLES = ['identity_credential', 'members_member', 'network_node', 'network_count'];

export const numberOf = (index: number): MemberNo => memberNumber(BigInt(FIRST + index));
export const nameOf = (index: number): string => `member${index}`;

async function loadBlock(tx: Tx, tree: Tree, from: number, to: number, at: Date): Promise<void> {
  const members = Array.from({ length: to - from }, (_, index) => from + index);
  const above = (column: Int32Array) => members.map((index) => (index === 0 ? null : FIRST + (column[index] ?? 0)));
  const numbers = members.map((index) => FIRST + index);
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local synchronous_commit = off`.execute(tx);
  await sql`set local session_replication_role = replica`.execute(tx);
  await sql`
    insert into identity_credential (member_no, username, login_hash, pay_hash, invitation_code, created_at)
    select no, 'member' || no - ${FIRST}::bigint, 'x', 'x', 'c' || no, ${at} from unnest(${numbers}::bigint[]) no`.execute(
    tx,
  );
  await sql`
    insert into members_member (member_no, owner, status, chosen_level, agreement, joined_at)
    select no, no, 'active', 1, '1', ${at} from unnest(${numbers}::bigint[]) no`.execute(tx);
  await sql`
    insert into network_node (member_no, sponsor, parent, zone, depth, generation, placed_at)
    select no, sponsor, parent, zone, depth, generation, ${at}
      from unnest(${numbers}::bigint[], ${above(tree.sponsor)}::bigint[], ${above(tree.parent)}::bigint[],
                  ${members.map((index) => (index === 0 ? null : (tree.zone[index] ?? 0) === 0 ? 'A' : 'B'))}::text[],
                  ${[...tree.depth.subarray(from, to)]}::int[], ${[...tree.generation.subarray(from, to)]}::int[])
           t (no, sponsor, parent, zone, depth, generation)`.execute(tx);
  await sql`
    insert into network_count (member_no, in_a, in_b)
    select * from unnest(${numbers}::bigint[], ${[...tree.inA.subarray(from, to)]}::int[],
                         ${[...tree.inB.subarray(from, to)]}::int[])`.execute(tx);
}

/** Writes a tree into an empty database as if everybody in it had joined. */
export async function load(ports: Ports, tree: Tree): Promise<void> {
  const at = ports.clock.now();
  for (let from = 0; from < tree.size; from += AT_ONCE) {
    const to = Math.min(tree.size, from + AT_ONCE);
    await ports.db.transaction().execute((tx) => loadBlock(tx, tree, from, to, at));
  }
  await sql`select setval('identity_member_no', ${FIRST + tree.size})`.execute(ports.db);
  for (const table of TABLES) await sql`analyze ${sql.table(table)}`.execute(ports.db);
}
