import type { Refusal, Result } from '@greenhall/domain/shared/result';
import type { Db, Tx } from './database.ts';
import { isStalePlan } from './statement-names.ts';

class RolledBack extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super('refused');
    this.refusal = refusal;
  }
}

const RETRY_STATES = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const mayRetry = (error: unknown): boolean => RETRY_STATES.has(sqlState(error) ?? '') || isStalePlan(error);

/** Callbacks that run once a transaction has committed. */
const afterCommit = new WeakMap<Tx, (() => void)[]>();

/** Calls a function once the transaction has committed, and never if it does not. Throws outside of `transact`. */
export function onCommit(tx: Tx, act: () => void): void {
  const acts = afterCommit.get(tx);
  if (!acts) throw new Error('only a transaction of transact has callbacks after its commit');
  acts.push(act);
}

/** Whether a unique or exclusion constraint (optionally this one) caused the error. */
export function isConflict(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  return constraint === undefined || (error as { constraint?: string }).constraint === constraint;
}

/**
 * Runs one command in one transaction. A refusal rolls everything back and is returned. After a deadlock or
 * serialisation failure the command runs again.
 */
export async function transact<T>(db: Db, command: (tx: Tx) => Promise<Result<T>>): Promise<Result<T>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const acts: (() => void)[] = [];
      const done = await db.transaction().execute(async (tx) => {
        afterCommit.set(tx, acts);
        const result = await command(tx);
        if (!result.ok) throw new RolledBack(result);
        return result;
      });
      for (const act of acts) act();
      return done;
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal;
      if (attempt < ATTEMPTS && mayRetry(error)) continue;
      throw error;
    }
  }
}
