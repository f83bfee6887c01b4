import type { RawBuilder } from 'kysely';
import { type Db, type Tx, planFreely, rows } from './database/database.ts';
import { tryLock } from './database/locks.ts';

/** An invariant of the stored data. The check returns the places that violate it, at most a screenful. */
export interface Check {
  readonly name: string;
  /** Where it does not hold, money may be missing, and none is paid out. */
  readonly isMoney?: true;
  readonly run: (db: Db | Tx) => Promise<string[]>;
}

/** A check that one statement makes: it answers the places that violate the invariant as `found`. */
export const check = (name: string, query: RawBuilder<{ found: string }>): Check => ({
  name,
  run: async (db) => (await rows(db, query)).map(({ found }) => found),
});

/** One of these that is about money. Rule: admin#switches. */
export const moneyCheck = (name: string, query: RawBuilder<{ found: string }>): Check => ({
  ...check(name, query),
  isMoney: true,
});

export interface CheckReport {
  readonly clean: boolean;
  readonly checks: readonly { readonly name: string; readonly clean: boolean; readonly found: readonly string[] }[];
}

const inOneSnapshot = (db: Db) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');

async function runIn(tx: Tx, checks: readonly Check[]): Promise<CheckReport> {
  await planFreely(tx);
  const done: CheckReport['checks'][number][] = [];
  for (const { name, run } of checks) {
    const found = await run(tx);
    done.push({ name, clean: found.length === 0, found });
  }
  return { clean: done.every(({ clean }) => clean), checks: done };
}

/** Runs all checks on one snapshot of the database, which they cannot write to, so that it can be done under load. */
export function runChecks(db: Db, checks: readonly Check[]): Promise<CheckReport> {
  return inOneSnapshot(db).execute((tx) => runIn(tx, checks));
}

/** The same, unless another process runs them at the moment. */
export function runChecksExclusively(db: Db, checks: readonly Check[]): Promise<CheckReport | undefined> {
  return inOneSnapshot(db).execute(async (tx) =>
    (await tryLock(tx, 'ledgerChecker')) ? runIn(tx, checks) : undefined,
  );
}
