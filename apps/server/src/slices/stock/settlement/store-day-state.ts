import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';

export async function storeDayState(tx: Tx, day: number, state: Buffer): Promise<void> {
  await run(tx, sql`insert into stock_day_state (day, state) values (${day}, ${state})`);
}

/** The newest stored state from before a day. */
export function dayStateBefore(db: Db, day: number): Promise<{ day: number; state: Uint8Array } | undefined> {
  return maybeRow(
    db,
    select(columns('stock_day_state', ['day', 'state']))`
      from stock_day_state where day < ${day} order by day desc limit 1`,
  );
}

/** The days whose stored states are at least so many days older than the newest. */
export async function oldDayStates(db: Db, days: number): Promise<number[]> {
  const found = await rows(
    db,
    select(columns('stock_day_state', ['day']))`
      from stock_day_state where day <= (select max(day) from stock_day_state) - ${days}::int order by day`,
  );
  return found.map(({ day }) => day);
}

export async function forgetDayStates(db: Db, days: readonly number[]): Promise<void> {
  await run(db, sql`delete from stock_day_state where day = any(${`{${days.join(',')}}`}::int[])`);
}
