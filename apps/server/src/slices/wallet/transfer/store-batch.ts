import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Coin } from '@greenhall/domain/shared/money';
import { sql } from 'kysely';
import { int8Column, textColumn } from '../../../platform/database/columns.ts';
import { type Db, maybeRow, oneRow, rows, run, type Tx } from '../../../platform/database/database.ts';
import type { PostingColumns } from '../../ledger/index.ts';
import { deliveryOf } from '../../notifications/index.ts';
import { notificationsOf } from './notices.ts';

/** What decides whether coins may leave an account, with a version that later changes increase. */
export interface Payer {
  readonly version: number;
  readonly transferLock: boolean;
  readonly unlockedAt: Date | null;
  readonly changes: Readonly<Record<string, number>>;
}

/** What is known of one order of a batch before it is decided. */
export interface TransferFacts extends Payer {
  readonly payee: MemberNo | null;
  readonly known: boolean;
  /** One of the two members is in a protected team, so the border between the teams must be checked. */
  readonly borders: boolean;
  /** Until when operators restrict the payer's transfers, also if that has passed. */
  readonly restrictedUntil: Date | null;
  /** The transfer that the same key created earlier. */
  readonly madeId: bigint | null;
  readonly madePayee: MemberNo;
  readonly madeCoin: Coin;
  readonly madeAmount: bigint;
  readonly madeFee: bigint;
  readonly madeRemark: string | null;
  readonly madeAt: Date;
  readonly madeCreditsAt: Date | null;
}

export interface FactsRequest {
  readonly payer: MemberNo;
  readonly payeeName: string;
  readonly key: string;
}

/** Reads the facts of a whole batch in one statement, in the order of the batch. */
export function readFacts(db: Db, asked: readonly FactsRequest[], at: Date): Promise<TransferFacts[]> {
  return rows(
    db,
    sql<TransferFacts>`
      select payee, known, borders, restricted_until as "restrictedUntil", version, transfer_lock as "transferLock", unlocked_at as "unlockedAt", changes,
             made_id as "madeId", made_payee as "madePayee", made_coin as "madeCoin", made_amount as "madeAmount",
             made_fee as "madeFee", made_remark as "madeRemark", made_at as "madeAt", made_credits_at as "madeCreditsAt"
        from wallet_transfer_facts(
               ${int8Column(asked.map((one) => one.payer))}::bigint[],
               ${textColumn(asked.map((one) => one.payeeName))}::text[],
               ${textColumn(asked.map((one) => one.key))}::text[], ${at})`,
  );
}

export interface BatchWrite {
  readonly payer: MemberNo;
  /** The version on which the decision is based. */
  readonly version: number;
  readonly payee: MemberNo;
  readonly payerName: string;
  /** The two members are known to have dealt before; otherwise the write checks it. */
  readonly isKnown: boolean;
  readonly coin: Coin;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly remark: string | null;
  readonly key: string;
}

/**
 * The result of a batch. If any fact is stale, nothing was written and `ids` is `null`. Otherwise it has each transfer's
 * id, or `null` if the balance did not suffice.
 */
export interface BatchWritten {
  readonly stale: readonly boolean[];
  readonly ids: readonly (bigint | null)[] | null;
}

/** Verifies, posts and records a batch in one call. A key that was used before is a conflict. */
export function writeBatch(
  db: Db,
  columns: PostingColumns,
  batch: readonly BatchWrite[],
  at: Date,
): Promise<BatchWritten> {
  return oneRow(
    db,
    sql<BatchWritten>`
      select stale, ids from wallet_post_transfers(
        ${int8Column(batch.map((one) => one.payer))}::bigint[],
        ${int8Column(batch.map((one) => BigInt(one.version)))}::integer[],
        ${int8Column(batch.map((one) => one.payee))}::bigint[],
        ${textColumn(batch.map((one) => String(one.isKnown)))}::boolean[],
        ${textColumn(batch.map((one) => one.coin))}::text[],
        ${int8Column(batch.map((one) => one.amount))}::bigint[],
        ${int8Column(batch.map((one) => one.fee))}::bigint[],
        ${textColumn(batch.map((one) => one.remark))}::text[],
        ${textColumn(batch.map((one) => one.key))}::text[],
        ${int8Column(columns.group)}::bigint[], ${textColumn(columns.kind)}::text[], ${textColumn(columns.coin)}::text[],
        ${int8Column(columns.from)}::bigint[], ${int8Column(columns.to)}::bigint[],
        ${int8Column(columns.amount)}::bigint[],
        ${deliveryOf('coinsReceived')}, ${textColumn(batch.map((one) => JSON.stringify(notificationsOf(one, one.payerName))))}::text[], ${at})`,
  );
}

/** Whether a payer's key has made a transfer. */
export async function hasTransferOf(tx: Tx, payer: MemberNo, key: string): Promise<boolean> {
  const row = await maybeRow(tx, sql`select from wallet_transfer where payer = ${payer} and key = ${key} collate "C"`);
  return row !== undefined;
}

/** No batch that begins later makes a transfer with this key of the payer. */
export async function closeTransferKey(tx: Tx, payer: MemberNo, key: string, at: Date): Promise<void> {
  await run(
    tx,
    sql`insert into wallet_closed_key (payer, key, closed_at) values (${payer}, ${key}, ${at}) on conflict do nothing`,
  );
}

/** For each of these orders, in their order, whether its key is closed. */
export async function closedKeys(db: Db, asked: readonly Pick<FactsRequest, 'payer' | 'key'>[]): Promise<boolean[]> {
  const found = await rows(
    db,
    sql<{ closed: boolean }>`
      select exists (select from wallet_closed_key c where c.payer = a.payer and c.key = a.key collate "C") as closed
        from unnest(${int8Column(asked.map((one) => one.payer))}::bigint[],
                    ${textColumn(asked.map((one) => one.key))}::text[]) with ordinality a (payer, key, n)
       order by a.n`,
  );
  return found.map(({ closed }) => closed);
}

export async function deleteClosedKeys(db: Db, before: Date): Promise<void> {
  await run(db, sql`delete from wallet_closed_key where closed_at < ${before}`);
}
