import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { int8Column } from '../../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';

/** When the owner's main account allowed a further node to sign in to it, null without; it stays so until the transaction ends. */
export async function lockConsentOf(tx: Tx, node: bigint): Promise<Date | null> {
  const row = await maybeRow(
    tx,
    select(columns('network_parent_access', ['givenAt']))`
      from network_parent_access where member_no = ${node} for share`,
  );
  return row?.givenAt ?? null;
}

export async function storeConsents(tx: Tx, nodes: readonly bigint[], at: Date): Promise<void> {
  await run(
    tx,
    sql`insert into network_parent_access (member_no, given_at)
        select member_no, ${at} from unnest(${int8Column(nodes)}::bigint[]) as n (member_no)
        on conflict (member_no) do update set given_at = excluded.given_at`,
  );
}

export async function deleteConsents(tx: Tx, nodes: readonly bigint[]): Promise<void> {
  await run(tx, sql`delete from network_parent_access where member_no = any(${int8Column(nodes)}::bigint[])`);
}

export interface NodeName {
  readonly memberNo: MemberNo;
  readonly username: string;
}

/** Those of these numbers that are further nodes of a main account, in the order of their numbers. */
export function nodesBehind(db: Db | Tx, main: bigint, nodes: readonly bigint[]): Promise<NodeName[]> {
  return rows(
    db,
    sql<NodeName>`
      select m.member_no as "memberNo", i.username from members_state m join identity_name i using (member_no)
       where m.owner = ${main} and m.member_no <> ${main} and m.member_no = any(${int8Column(nodes)}::bigint[])
       order by m.member_no`,
  );
}
