import { type Db, type Tx, planFreely } from './database/database.ts';

/** An invariant of the stored data. The check returns the places that violate it, at most a screenful. */
export interface Check {
  readonly name: string;
  readonly run: (db: Db | Tx) => Promise<string[]>;
}

export interface CheckReport {
  readonly clean: boolean;
  readonly checks: readonly { readonly name: string; readonly clean: boolean; readonly found: readonly string[] }[];
}

/** Runs all checks on one snapshot of the database, so that it can be done under load. */
export async function runChecks(db: Db, checks: readonly Check[]): Promise<CheckReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await planFreely(tx);
      const done: CheckReport['checks'][number][] = [];
      for (const check of checks) {
        const found = await check.run(tx);
        done.push({ name: check.name, clean: found.length === 0, found });
      }
      return { clean: done.every((check) => check.clean), checks: done };
    });
}
