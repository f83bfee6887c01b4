import { SECOND } from '@greenhall/domain/shared/time';
import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { columns, returning, select } from '../../../platform/database/select.ts';
import { OPEN, TRADE, type TradeRow } from './store-trades.ts';
import type { Outage } from '../market/store-networks.ts';

/** The platform's last pulse, locked until the transaction ends; `undefined` before the first. */
export async function lockPulse(tx: Tx): Promise<Date | undefined> {
  const row = await maybeRow(tx, select(columns('otc_pulse', ['at']))`from otc_pulse for update`);
  return row?.at;
}

/** Records a pulse after one that is no older than this; false if there was none. */
export const renewPulse = async (db: Db, at: Date, since: Date): Promise<boolean> =>
  (await run(db, sql`update otc_pulse set at = ${at} where at >= ${since}`)) === 1;

export async function setPulse(tx: Tx, at: Date): Promise<void> {
  await run(tx, sql`insert into otc_pulse (at) values (${at}) on conflict (one) do update set at = excluded.at`);
}

/**
 * Moves the time limits that were paused, each by the length of its pause, in one statement. A network that is still
 * out moves its own when it comes back, so an outage of the platform leaves them out.
 */
export async function moveClocks(tx: Tx, outage: Outage, ended: Date): Promise<void> {
  await run(
    tx,
    sql`with moved as (
          update otc_trade t
             set due_at = t.due_at + (${ended} - greatest(t.clock_from, ${outage.began})),
                 paused_ms = t.paused_ms
                   + (extract(epoch from ${ended} - greatest(t.clock_from, ${outage.began})) * 1000)::bigint
           where t.due_at is not null and t.clock_from < ${ended} and t.state in ${OPEN}
             and (${outage.network}::text is null or t.network = ${outage.network})
             and not exists (select 1 from otc_outage o where o.network = t.network and o.ended_at is null)
          returning 1)
        update otc_outage set moved = (select count(*) from moved) where id = ${outage.id}`,
  );
}

/** How old the platform's last pulse may be. */
const PULSE_MS = 5 * SECOND;
const isOver = (now: Date) => sql`t.due_at <= ${now}
         and not exists (select 1 from otc_outage o where o.network = t.network and o.ended_at is null)`;
const isSettling = (now: Date) => sql`state = 'completed' and settled_at is null and settles_at <= ${now}`;

/** Whether the time limit of a trade is over, or it is time for the platform's next pulse. */
export const isTimeDue = (now: Date): RawBuilder<boolean> => sql`
  (not exists (select from otc_pulse where at > ${new Date(now.getTime() - PULSE_MS)})
   or exists (select from otc_trade t where ${isOver(now)}))`;

/** Whether bought coins are to be credited. */
export const isSettlingDue = (now: Date): RawBuilder<boolean> =>
  sql`exists (select from otc_trade where ${isSettling(now)})`;

/** Trades whose time limit is over, on networks that can be reached. */
export function dueTrades(db: Db, now: Date, limit: number): Promise<{ id: bigint }[]> {
  return rows(
    db,
    select(columns('otc_trade as t', ['id']))`
      from otc_trade t
       where ${isOver(now)}
       order by t.due_at limit ${limit}`,
  );
}

/** Bought coins whose settling time is over. */
export function settlingDue(db: Db, now: Date, limit: number): Promise<TradeRow[]> {
  return rows(
    db,
    select(TRADE)`
      from otc_trade t where ${isSettling(now)}
       order by settles_at limit ${limit}`,
  );
}

/** Postpones the settling of a trade's coins until its payment is checked again. */
export async function postponeSettling(db: Db, id: bigint, until: Date): Promise<void> {
  await run(
    db,
    sql`update otc_trade set settles_at = ${until} where id = ${id} and state = 'completed' and settled_at is null`,
  );
}

/** Settles a trade by compare-and-set; `undefined` if its coins were credited already. */
export function settleTrade(tx: Tx, id: bigint, at: Date): Promise<TradeRow | undefined> {
  return maybeRow(
    tx,
    returning(TRADE)`
      update otc_trade t set settled_at = ${at} where id = ${id} and state = 'completed' and settled_at is null`,
  );
}
