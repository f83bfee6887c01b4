import { sql } from 'kysely';
import { type Db, oneRow } from '../database/database.ts';
import { StartError } from '../start-error.ts';

/** A process whose clock is further away from that of the database serves nobody: what is due would be due at another time in each process. */
export const MOST_SKEW_MS = 2_000;
const MOST_AT_START_MS = 30_000;

/** How far a clock is from that of the database, in ms, by its readings before and after the database told its own. */
export function skewOf(before: number, database: Date, after: number): number {
  const at = database.getTime();
  return Math.max(before - at, at - after, 0);
}

/** Refuses to start on a machine whose clock is far from that of the database. Throws `StartError`. */
export async function checkClock(db: Db, now = Date.now): Promise<void> {
  const before = now();
  const { at } = await oneRow(db, sql<{ at: Date }>`select clock_timestamp() as at`);
  const skew = skewOf(before, at, now());
  if (skew > MOST_AT_START_MS)
    throw new StartError(
      `the clock of this machine is ${Math.round(skew / 1_000)} s from that of the database, which says ${at.toISOString()}: set one of them right`,
    );
}
