import type { Logger } from 'pino';
import { sql } from 'kysely';
import { type Db, oneRow } from '../database/database.ts';
import { newestSeen } from '../processes/store.ts';
import { StartError } from '../start-error.ts';

/** A copy that is further behind is left out: members would take its answers for those of now. */
const MOST_BEHIND_MS = 10_000;
const LOOKED_EVERY_MS = 1_000;

/** A copy of the database that follows it, for reads that may lag. */
export interface Replica {
  readonly db: Db;
  /** As of when it answers at the least; `undefined` while it must not be asked. */
  readonly asOf: () => Date | undefined;
  /** How far it was behind when it was last looked at, in milliseconds; `undefined` while it must not be asked. */
  readonly behindMs: () => number | undefined;
  /** A read of it has failed: it is asked again when it has answered a reading. */
  readonly failed: (error: unknown) => void;
}

interface Reading {
  /** The last transaction of the database that the copy has. */
  readonly at: Date;
  readonly behindMs: number;
  /** By the clock that is never set. */
  readonly lookedAt: number;
}

/** As of when a replica answers, by the last reading of its state: a reading ages, because replication may have stopped since. */
export function asOfReading({ at, behindMs, lookedAt }: Reading, now: number): Date | undefined {
  return behindMs + (now - lookedAt) < MOST_BEHIND_MS ? at : undefined;
}

/** Which database it is: copies have the number of their origin, and everything in it. */
const whichDatabase = sql<{ which: string }>`
  select c.system_identifier || ':' || d.oid as which
    from pg_control_system() c, pg_database d where d.datname = current_database()`;

/**
 * Every process writes each few seconds that it lives, so what follows is never old. A server that nothing is written to any more, such as
 * one that was made the first by mistake, grows old by the same measure; its own clock would say nothing of that.
 */
const look = sql<{ at: Date | null; now: Date }>`
  select clock_timestamp() as now,
         greatest(${newestSeen}, case when pg_is_in_recovery() then pg_last_xact_replay_timestamp() end) as at`;

/**
 * Follows how far a copy is behind, each second. One that is gone at the start is left out until it is there. Throws `StartError` for a
 * database that is no copy of this one.
 */
export async function followReplica(
  origin: Db,
  copy: { readonly db: Db; readonly probes: Db },
  log: Logger,
): Promise<{ readonly replica: Replica; readonly stop: () => Promise<void> }> {
  const { which } = await oneRow(origin, whichDatabase);
  let last: Reading | undefined;
  let isFit = true;
  const told = (fit: boolean, why: object): void => {
    if (fit !== isFit) log.warn(why, fit ? 'the copy for reads is asked again' : 'the copy for reads is left out');
    isFit = fit;
  };
  const see = async (): Promise<void> => {
    const lookedAt = performance.now();
    try {
      if (last === undefined && (await oneRow(copy.probes, whichDatabase)).which !== which)
        throw new StartError('DATABASE_READ_URL is no copy of DATABASE_URL');
      const seen = await oneRow(copy.probes, look);
      last = seen.at === null ? undefined : { at: seen.at, behindMs: Number(seen.now) - Number(seen.at), lookedAt };
      told(last !== undefined && last.behindMs < MOST_BEHIND_MS, { behindMs: last?.behindMs });
    } catch (error) {
      last = undefined;
      if (error instanceof StartError) throw error;
      told(false, { err: error });
    }
  };
  await see();
  let seeing = Promise.resolve();
  const looking = setInterval(() => {
    seeing = seeing.then(see).catch((error: unknown) => told(false, { err: error }));
  }, LOOKED_EVERY_MS);
  const asOf = (): Date | undefined => last && asOfReading(last, performance.now());
  return {
    replica: {
      db: copy.db,
      asOf,
      behindMs: () => (asOf() ? last?.behindMs : undefined),
      failed: (error) => {
        last = undefined;
        told(false, { err: error });
      },
    },
    stop: async () => {
      clearInterval(looking);
      await seeing;
    },
  };
}
