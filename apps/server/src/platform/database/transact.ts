import { setTimeout as delay } from 'node:timers/promises';
import { type Refusal, type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { type RawBuilder, sql } from 'kysely';
import { spanned } from '../traces/spans.ts';
import { UnknownCommitError, isBroken } from './broken.ts';
import { type Db, type Tx, maybeRow } from './database.ts';
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
/** When a command runs again whose connection was lost: another server may be taking the place of the one before. */
const PAUSES_MS = [200, 800, 2_000, 4_000];
/** Nobody waits for longer. */
const WITHIN_MS = 15_000;

const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** How long a command waits before it runs again on another connection; `undefined` if it does not. */
function pauseAfter(error: unknown, attempt: number, began: number): number | undefined {
  const pause = PAUSES_MS[attempt - 1];
  if (pause === undefined || !isBroken(error)) return undefined;
  return performance.now() + pause - began > WITHIN_MS ? undefined : pause;
}

const mayRetry = (error: unknown): boolean => RETRY_STATES.has(sqlState(error) ?? '') || isStalePlan(error);

/** Callbacks that run once a transaction has committed. */
const afterCommit = new WeakMap<Tx, (() => void)[]>();

/** Calls a function once the transaction has committed, and never if it does not. Throws outside of `transact`. */
export function onCommit(tx: Tx, act: () => void): void {
  const acts = afterCommit.get(tx);
  if (!acts) throw new Error('only a transaction of transact has callbacks after its commit');
  acts.push(act);
}

/** What is left to the last statement of a transaction: rows to insert, or a question whose answer is judged. */
type LastPart =
  | { readonly insert: RawBuilder<unknown> }
  | { readonly ask: RawBuilder<unknown>; readonly judge: (answer: unknown) => Result<unknown> };

/** The last parts of open transactions, in the order in which they were left. */
const lastParts = new WeakMap<Tx, LastPart[]>();

/**
 * Leaves something to the end of the transaction, where all that was left is sent as one statement. What is locked
 * there, such as the platform's accounts, is held until the commit and no longer. Throws outside of `transact`.
 */
export function atEnd(tx: Tx, part: LastPart): void {
  const parts = lastParts.get(tx);
  if (!parts) throw new Error('only a transaction of transact has an end');
  parts.push(part);
}

/** Sends what was left to the end. The questions are asked in their order, and before the rows are inserted. */
async function finish(tx: Tx, parts: readonly LastPart[]): Promise<Result<unknown>> {
  const inserts = parts.flatMap((part) => ('insert' in part ? [part.insert] : []));
  const questions = parts.flatMap((part) => ('ask' in part ? [part] : []));
  if (parts.length === 0) return accept(undefined);
  const named = inserts.map((insert, index) => sql`${sql.ref(`insert${index}`)} as (${insert})`);
  const asked = questions.map(({ ask }, index) => sql`(${ask}) as ${sql.ref(`answer${index}`)}`);
  const answers = await maybeRow(
    tx,
    sql<Record<string, unknown>>`
      ${named.length > 0 ? sql`with ${sql.join(named)}` : sql``}
      select ${asked.length > 0 ? sql.join(asked) : sql`true as done`}`,
  );
  for (const [index, { judge }] of questions.entries()) {
    const judged = judge(answers?.[`answer${index}`]);
    if (!judged.ok) return judged;
  }
  return accept(undefined);
}

/** Whether the database has refused to move coins because the installation is closed after a restore. */
export const isClosedError = (error: unknown): boolean => sqlState(error) === 'GH208';

/** Whether a unique or exclusion constraint (optionally this one) caused the error. */
export function isConflict(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  return constraint === undefined || (error as { constraint?: string }).constraint === constraint;
}

/**
 * Runs one command in one transaction. A refusal rolls everything back and is returned. After a deadlock or
 * serialisation failure the command runs again, and also where the connection was lost before the commit. Throws `UnknownCommitError` where it
 * was lost during the commit. Whatever would move coins while the installation is closed is refused (`notYetOpen`).
 */
export function transact<T>(db: Db, command: (tx: Tx) => Promise<Result<T>>): Promise<Result<T>> {
  return spanned('transaction', {}, () => transactNow(db, command));
}

async function transactNow<T>(db: Db, command: (tx: Tx) => Promise<Result<T>>): Promise<Result<T>> {
  const began = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    let isCommitting = false;
    try {
      const acts: (() => void)[] = [];
      const done = await db.transaction().execute(async (tx) => {
        const parts: LastPart[] = [];
        afterCommit.set(tx, acts);
        lastParts.set(tx, parts);
        const result = await command(tx);
        if (!result.ok) throw new RolledBack(result);
        const finished = await finish(tx, parts);
        if (!finished.ok) throw new RolledBack(finished);
        isCommitting = true;
        return result;
      });
      for (const act of acts) act();
      return done;
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal;
      if (isClosedError(error)) return refuse('notYetOpen');
      if (attempt < ATTEMPTS && mayRetry(error)) continue;
      if (isCommitting && isBroken(error))
        throw new UnknownCommitError('the connection was lost during a commit', { cause: error });
      const pause = pauseAfter(error, attempt, began);
      if (pause === undefined) throw error;
      await delay(pause);
    }
  }
}
