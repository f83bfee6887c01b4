import { sql } from 'kysely';
import { oneRow, run, type Tx } from './database.ts';

/**
 * Every advisory-lock key of the program. A lock that only one process may hold at a time has a key of its own. Locks
 * by a text (an idempotency key, an address) belong to a family, so that equal texts of two families do not collide.
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
  agreement: 7_264_420,
  /** Held together by batches of transfers, alone by whoever closes a key. `wallet_post_transfers` names it too. */
  transferKeys: 7_264_421,
  hotWords: 7_264_422,
  /** Alone by whoever closes the installation after a restore, together by what must not happen then. `platform_is_closed` names it too. */
  closure: 7_264_440,
  alarmWatcher: 7_264_430,
  ledgerChecker: 7_264_431,
  dayCloser: 7_264_432,
} as const;

/** The families of locks by a text, with the seeds of their hashes. */
export const FAMILIES = {
  idempotencyKey: 7,
  code: 11,
  contact: 12,
  tradingAccounts: 13,
  shopBuyer: 14,
  restriction: 15,
  link: 16,
  withdrawalLimit: 17,
  couponIssuer: 21,
  chainPayment: 22,
  payees: 23,
  paymentRequests: 24,
  exports: 25,
  correction: 26,
  views: 28,
  levelSale: 27,
} as const;

type Lock = keyof typeof LOCKS;
type Family = keyof typeof FAMILIES;

const keyOf = (family: Family, text: string) => sql`hashtextextended(${text}, ${FAMILIES[family]})`;

/** Waits for the lock and holds it until the transaction ends. */
export async function lock(tx: Tx, name: Lock): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(${LOCKS[name]})`);
}

/** Takes the lock until the transaction ends if it is free, and returns whether it did. */
export async function tryLock(tx: Tx, name: Lock): Promise<boolean> {
  return (await oneRow(tx, sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCKS[name]}) as mine`)).mine;
}

/** Like `lock`, for a text of a family. */
export async function lockText(tx: Tx, family: Family, text: string): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(${keyOf(family, text)})`);
}

/** The same as an SQL expression inside a larger statement: true if the lock was free. */
export const tryLockTextSql = (family: Family, text: string) =>
  sql<boolean>`pg_try_advisory_xact_lock(${keyOf(family, text)})`;

/** The statement that holds the migrator's lock for a session, so that other sessions wait. */
export const lockSessionSql = (name: Lock): string => `select pg_advisory_lock(${LOCKS[name]})`;
