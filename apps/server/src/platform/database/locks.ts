import { sql } from 'kysely';
import { oneRow, run, type Tx } from './database.ts';

/**
 * Every advisory lock of the program. One that only one process may hold at a time has a key of its own; what is locked
 * by a text (an idempotency key, an address) has a family, so that equal texts of two families do not meet.
 */
export const LOCKS = {
  migrator: 7_264_401,
  journalSealer: 7_264_402,
  auditChain: 7_264_403,
  firstMember: 7_264_404,
  treeCounter: 7_264_405,
  liveNumberer: 7_264_406,
  firstOperators: 7_264_407,
  snapshotTaker: 7_264_418,
  operators: 7_264_419,
} as const;

/** The families of locks by a text: the seeds of their hashes. */
export const FAMILIES = { idempotencyKey: 7, code: 11, contact: 12, tradingAccounts: 13 } as const;

type Lock = keyof typeof LOCKS;
type Family = keyof typeof FAMILIES;

const keyOf = (family: Family, text: string) => sql`hashtextextended(${text}, ${FAMILIES[family]})`;

/** Waits until this transaction is the only one that holds the lock. */
export async function lock(tx: Tx, name: Lock): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(${LOCKS[name]})`);
}

/** Takes the lock until the transaction ends, if nobody holds it. */
export async function tryLock(tx: Tx, name: Lock): Promise<boolean> {
  return (await oneRow(tx, sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCKS[name]}) as mine`)).mine;
}

/** As `lock`, for a text of a family. */
export async function lockText(tx: Tx, family: Family, text: string): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(${keyOf(family, text)})`);
}

/** The same as an expression for a statement that does more: true where the lock was free. */
export const tryLockText = (family: Family, text: string) =>
  sql<boolean>`pg_try_advisory_xact_lock(${keyOf(family, text)})`;

/** Holds the migrator's lock for a session: other sessions wait. */
export const lockSession = (name: Lock): string => `select pg_advisory_lock(${LOCKS[name]})`;
