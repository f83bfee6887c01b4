import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Amount } from '@greenhall/domain/shared/money';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';
import { OPEN } from '../listing/store-listings.ts';

export type AlertRow = RowOf<typeof ALERT>;

const ALERT = columns('otc_alert as a', ['id', 'memberNo', 'coin', 'network', 'side', 'price', 'quantity', 'madeAt'])
  .narrow<{ price: Amount<'usdt'>; quantity: Amount | null }>()
  .and({
    // The UTC day on which it told last, `YYYY-MM-DD`.
    toldOn: sql<string | null>`a.told_on::text`,
  });

/** The alerts of a member, the oldest first. */
export function alertsOf(db: Db, memberNo: MemberNo): Promise<AlertRow[]> {
  return rows(db, select(ALERT)`from otc_alert a where a.member_no = ${memberNo} order by a.id`);
}

/** Sets an alert in a free place of the member's; `undefined` if there was none, or another alert has just taken it. */
export function insertAlert(
  tx: Tx,
  fresh: Omit<AlertRow, 'id' | 'toldOn'>,
  most: number,
): Promise<AlertRow | undefined> {
  const { memberNo, coin, network, side, price, quantity, madeAt } = fresh;
  return maybeRow(
    tx,
    returning(ALERT)`
      insert into otc_alert as a (member_no, slot, coin, network, side, price, quantity, made_at)
      select ${memberNo}, free.slot, ${coin}, ${network}, ${side}, ${price}, ${quantity}, ${madeAt}
        from generate_series(1, ${most}::int) free (slot)
       where not exists (select from otc_alert taken where taken.member_no = ${memberNo} and taken.slot = free.slot)
       order by free.slot limit 1
      on conflict (member_no, slot) do nothing`,
  );
}

export async function numberOfAlerts(tx: Tx, memberNo: MemberNo): Promise<number> {
  const query = sql<{ number: number }>`
    select count(*)::int as number from otc_alert where member_no = ${memberNo}`;
  return (await oneRow(tx, query)).number;
}

/** Removes an alert of the member's; false if it has none of this id. */
export async function deleteAlert(tx: Tx, memberNo: MemberNo, id: bigint): Promise<boolean> {
  return (await run(tx, sql`delete from otc_alert where id = ${id} and member_no = ${memberNo}`)) === 1;
}

export interface DueQuery {
  /** The UTC day that runs. */
  readonly today: string;
  /** By when a listing must have been made. */
  readonly madeBy: Date;
  readonly after: bigint;
}

/**
 * The next alerts that have not told on this day and whose price the best open listing of a market reaches. The best prices are read
 * first, one along the index of each market and side, and are few: the alerts are only compared with them. Whether their members could
 * take from a listing is asked of those that are left.
 */
export function dueAlerts(db: Db, { today, madeBy, after }: DueQuery, limit: number): Promise<AlertRow[]> {
  const best = sql`
      with best as materialized (
        select m.coin, m.network, s.side,
               (select l.price_rank from otc_listing l
                 where l.market_id = m.id and l.side = s.side and l.state in ${OPEN} and l.remaining > 0 and l.made_at <= ${madeBy}
                 order by l.price_rank limit 1) as rank
          from otc_market m cross join (values ('sale'), ('purchase')) s (side) where m.is_open)`;
  return rows(
    db,
    select(ALERT, best)`
      from otc_alert a
       where a.id > ${after} and (a.told_on is null or a.told_on < ${today}::date)
         and exists (select from best b where b.coin = a.coin and b.side = a.side and b.rank <= a.price_rank
                        and (a.network is null or b.network = a.network))
       order by a.id limit ${limit}`,
  );
}

/**
 * Notes that an alert tells on this day, by compare-and-set while the listing is open; false if another process has told, the alert is
 * gone or the listing has been taken or revoked.
 */
export async function markNotified(tx: Tx, { id, toldOn }: AlertRow, listing: bigint, today: string): Promise<boolean> {
  const told = await run(
    tx,
    sql`update otc_alert set told_on = ${today}::date
         where id = ${id} and told_on is not distinct from ${toldOn}::date
           and exists (select from otc_listing l where l.id = ${listing} and l.state in ${OPEN} and l.remaining > 0)`,
  );
  return told === 1;
}
