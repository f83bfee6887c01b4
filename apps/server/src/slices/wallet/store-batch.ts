import { sql } from 'kysely';
import { byteaColumn, int8Column, textColumn } from '../../platform/database/columns.ts';
import { type Db, oneRow, rows } from '../../platform/database/database.ts';
import type { PostingColumns } from '../ledger/index.ts';

/** What is known of one order of a batch before it is decided. */
export interface TransferFacts {
  /** The id that its transfer will have. */
  readonly id: bigint;
  readonly payee: bigint | null;
  readonly payeeName: string | null;
  readonly known: boolean;
  /** Some team is protected: the border between the two has to be looked at. */
  readonly borders: boolean;
  readonly transferLock: boolean;
  readonly unlockedAt: Date | null;
  readonly changes: Readonly<Record<string, number>>;
  /** The record of the same key, if it was used before. */
  readonly usedHash: Uint8Array | null;
  readonly answer: unknown;
}

export interface FactsAsked {
  readonly payer: bigint;
  readonly payeeName: string;
  readonly scope: string;
  readonly key: string;
}

/** The facts of a whole batch in one statement, in its order. */
export function readFacts(db: Db, asked: readonly FactsAsked[]): Promise<TransferFacts[]> {
  return rows(
    db,
    sql<TransferFacts>`
      select id, payee, payee_name as "payeeName", known, borders, transfer_lock as "transferLock",
             unlocked_at as "unlockedAt", changes, used_hash as "usedHash", answer
        from wallet_transfer_facts(
               ${int8Column(asked.map((one) => one.payer))}::bigint[],
               ${textColumn(asked.map((one) => one.payeeName))}::text[],
               ${textColumn(asked.map((one) => one.scope))}::text[],
               ${textColumn(asked.map((one) => one.key))}::text[])`,
  );
}

export interface BatchWrite {
  readonly id: bigint;
  readonly payer: bigint;
  readonly payee: bigint;
  readonly coin: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly remark: string | null;
  readonly scope: string;
  readonly key: string;
  readonly hash: Buffer;
  readonly answer: string;
}

/** Posts, records and remembers the keys of a batch in one call; tells for each whether it was posted. */
export async function writeBatch(
  db: Db,
  columns: PostingColumns,
  batch: readonly BatchWrite[],
  at: Date,
): Promise<readonly boolean[]> {
  const of = <K extends keyof BatchWrite>(name: K): BatchWrite[K][] => batch.map((one) => one[name]);
  const row = await oneRow(
    db,
    sql<{ posted: boolean[] }>`
      select wallet_write_transfers(
        ${int8Column(columns.group)}::bigint[], ${textColumn(columns.kind)}::text[], ${int8Column(columns.from)}::bigint[],
        ${int8Column(columns.to)}::bigint[], ${int8Column(columns.amount)}::bigint[],
        ${textColumn(columns.reference)}::text[], ${int8Column(of('id'))}::bigint[], ${int8Column(of('payer'))}::bigint[],
        ${int8Column(of('payee'))}::bigint[], ${textColumn(of('coin'))}::text[], ${int8Column(of('amount'))}::bigint[],
        ${int8Column(of('fee'))}::bigint[], ${textColumn(of('remark'))}::text[], ${textColumn(of('scope'))}::text[],
        ${textColumn(of('key'))}::text[], ${byteaColumn(of('hash'))}::bytea[], ${textColumn(of('answer'))}::text[],
        ${at}) as posted`,
  );
  return row.posted;
}
