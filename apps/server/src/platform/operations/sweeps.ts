import { DAY } from '@greenhall/domain/shared/time';
import { sql } from 'kysely';
import { type Db, rows, run } from '../database/database.ts';
import { type RowOf, columns, select } from '../database/select.ts';

/** One run of a sweep, as it ended. */
interface SweepRun {
  readonly name: string;
  readonly startedAt: Date;
  readonly tookMs: number;
  /** How often it has failed in a row, this time included. */
  readonly failures: number;
  readonly error: string | null;
}

/** The last run, and the last failure since it was written down. */
interface Noted extends SweepRun {
  readonly failedAt: Date | null;
}

/** The last run of a sweep, and its last failure, whenever that was. */
export type SweepRow = RowOf<typeof SWEEP>;

const SWEEP = columns('platform_sweep', ['name', 'startedAt', 'tookMs', 'failures', 'failedAt', 'error']);

/** A sweep that was not run for so long is one of an earlier version. */
const SHOWN_DAYS = 7;
const ERROR_LENGTH = 300;

/** The sweeps of all processes as they were run last, those that fail first. */
export function lastSweeps(db: Db, now: Date): Promise<SweepRow[]> {
  const since = new Date(now.getTime() - SHOWN_DAYS * DAY);
  return rows(db, select(SWEEP)`from platform_sweep where started_at > ${since} order by failures = 0, name`);
}

async function writeSweeps(db: Db, noted: readonly Noted[]): Promise<void> {
  await run(
    db,
    sql`insert into platform_sweep as s (name, started_at, took_ms, failures, failed_at, error)
        select "name", "startedAt", "tookMs", failures, "failedAt", error
          from json_to_recordset(${JSON.stringify(noted)}::json)
               as n ("name" text, "startedAt" timestamptz, "tookMs" integer, failures integer, "failedAt" timestamptz,
                     error text)
        on conflict (name) do update
           set started_at = excluded.started_at, took_ms = excluded.took_ms, failures = excluded.failures,
               failed_at = coalesce(excluded.failed_at, s.failed_at), error = coalesce(excluded.error, s.error)
         where s.started_at <= excluded.started_at`,
  );
}

/**
 * Keeps how the sweeps of a process were run last, and writes it down when it is asked to: sweeps run each second, and a row is not
 * worth a write each second.
 */
export class SweepLog {
  readonly #db: Db;
  readonly #noted = new Map<string, Noted>();

  constructor(db: Db) {
    this.#db = db;
  }

  note(ended: SweepRun): void {
    const before = this.#noted.get(ended.name);
    const failure =
      ended.error === null
        ? { failedAt: before?.failedAt ?? null, error: before?.error ?? null }
        : { failedAt: ended.startedAt, error: ended.error.slice(0, ERROR_LENGTH) };
    this.#noted.set(ended.name, { ...ended, ...failure });
  }

  /** Writes what was noted. Of several processes the one counts that has begun a sweep last. What cannot be written stays noted. */
  async write(): Promise<void> {
    // Rows in one order, so that two processes do not wait for each other.
    const noted = [...this.#noted.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    if (noted.length === 0) return;
    this.#noted.clear();
    try {
      await writeSweeps(this.#db, noted);
    } catch (error) {
      for (const one of noted) if (!this.#noted.has(one.name)) this.#noted.set(one.name, one);
      throw error;
    }
  }
}
