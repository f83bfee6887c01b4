import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Amount } from '@greenhall/domain/shared/money';
import { sql } from 'kysely';
import { int8Column } from '../../../platform/database/columns.ts';
import { type Db, rows } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';

export type BoughtRow = RowOf<typeof BOUGHT>;

const BOUGHT = columns('otc_trade', [
  'quantity',
  // When the coins are credited; null while the trade is open.
  'settlesAt',
]).narrow<{ quantity: Amount }>();

/** More purchases at a time than a member can have open. */
const MOST = 50;

/** What a member is buying of a coin, and has bought and that rests. */
export function boughtBy(db: Db, buyer: MemberNo, coin: string): Promise<BoughtRow[]> {
  return rows(
    db,
    select(BOUGHT)`
      from otc_trade
       where buyer = ${buyer} and coin = ${coin}
         and (closed_at is null or (state = 'completed' and settled_at is null)) order by id limit ${MOST}`,
  );
}

/** Those of some members whose listings a member may not take: nodes of its own owner, and accounts bound to it. */
export async function closeTo(db: Db, member: MemberNo, sellers: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const found = await rows(
    db,
    sql<{ memberNo: MemberNo }>`
      select o.member_no as "memberNo" from members_state o join members_state s on s.member_no = ${member}
       where o.member_no = any(${int8Column(sellers)}::bigint[])
         and (o.owner = s.owner or exists (
               select from network_linked_owner k where k.is_bound and k.owner = s.owner and k.other = o.owner))`,
  );
  return new Set(found.map(({ memberNo }) => memberNo));
}
