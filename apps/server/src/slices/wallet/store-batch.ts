import { type RawBuilder, sql } from 'kysely';
import { type Tx, rows } from '../../platform/database/database.ts';
import { rememberKeys, usedKeys } from '../../platform/http/idempotency.ts';

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
export function readFacts(tx: Tx, asked: readonly FactsAsked[]): Promise<TransferFacts[]> {
  return rows(
    tx,
    sql<TransferFacts>`
      select nextval(pg_get_serial_sequence('wallet_transfer', 'id')) as id, p.member_no as payee, p.username as "payeeName",
             k.payer is not null as known, b.any_team as borders, o.transfer_lock as "transferLock", o.unlocked_at as "unlockedAt", o.changes,
             i.request_hash as "usedHash", i.answer
        from unnest(${asked.map((one) => one.payer)}::bigint[], ${asked.map((one) => one.payeeName)}::text[],
                    ${asked.map((one) => one.scope)}::text[], ${asked.map((one) => one.key)}::text[])
             with ordinality a (payer, name, scope, key, n)
        join identity_outgoing o on o.member_no = a.payer
        cross join network_borders b
        left join identity_name p on p.username = a.name
        left join wallet_known_payee k on k.payer = a.payer and k.payee = p.member_no
        left join ${usedKeys} i on i.scope = a.scope and i.key = a.key
       order by a.n`,
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

/** Posts, records and remembers the keys of a batch in one statement; tells for each whether it was posted. */
export async function writeBatch(
  tx: Tx,
  posting: RawBuilder<unknown>,
  batch: readonly BatchWrite[],
  at: Date,
): Promise<boolean[]> {
  const decided = await rows(
    tx,
    sql<{ posted: boolean }>`
      with decided as materialized (select group_no, transaction_id from ${posting}),
      w as materialized (
        select * from unnest(${batch.map((one) => one.id)}::bigint[], ${batch.map((one) => one.payer)}::bigint[],
                 ${batch.map((one) => one.payee)}::bigint[], ${batch.map((one) => one.coin)}::text[],
                 ${batch.map((one) => one.amount)}::bigint[], ${batch.map((one) => one.fee)}::bigint[],
                 ${batch.map((one) => one.remark)}::text[], ${batch.map((one) => one.scope)}::text[],
                 ${batch.map((one) => one.key)}::text[], ${batch.map((one) => one.hash)}::bytea[],
                 ${batch.map((one) => one.answer)}::text[])
               with ordinality w (id, payer, payee, coin, amount, fee, remark, scope, key, hash, answer, n)
        join decided d on d.group_no = w.n - 1 and d.transaction_id is not null),
      transfers as (
        insert into wallet_transfer (id, payer, payee, coin, amount, fee, remark, state, made_at)
        overriding system value
        select id, payer, payee, coin, amount, fee, remark, 'credited', ${at} from w),
      keys as (
        ${rememberKeys(sql`w`, at)})
      select transaction_id is not null as posted from decided order by group_no`,
  );
  return decided.map((row) => row.posted);
}
