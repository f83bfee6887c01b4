import { sql } from 'kysely';
import { type Tx, maybeRow, run } from '../../platform/database/database.ts';

/** Where a code belongs: it is good for nothing else. */
export interface CodeKey {
  readonly purpose: string;
  readonly channel: 'phone' | 'email';
  readonly address: string;
}

export interface StoredCode {
  readonly id: bigint;
  readonly hash: Uint8Array;
  readonly tries: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly spentAt: Date | null;
}

/** The latest code of a key; whoever else wants it waits until the transaction ends. */
export async function lockLatestCode(tx: Tx, key: CodeKey): Promise<StoredCode | undefined> {
  await run(
    tx,
    sql`select pg_advisory_xact_lock(hashtextextended(${`code|${key.purpose}|${key.channel}|${key.address}`}, 11))`,
  );
  return maybeRow(
    tx,
    sql<StoredCode>`
      select id, code_hash as hash, tries, created_at as "createdAt", expires_at as "expiresAt", spent_at as "spentAt"
        from identity_code where purpose = ${key.purpose} and channel = ${key.channel} and address = ${key.address}
       order by id desc limit 1`,
  );
}

export async function insertCode(tx: Tx, key: CodeKey, hash: Buffer, at: Date, expiresAt: Date): Promise<void> {
  await run(
    tx,
    sql`insert into identity_code (purpose, channel, address, code_hash, created_at, expires_at)
        values (${key.purpose}, ${key.channel}, ${key.address}, ${hash}, ${at}, ${expiresAt})`,
  );
}

/** Counts a try; a right one spends the code. */
export async function countTry(tx: Tx, id: bigint, spentAt: Date | null): Promise<void> {
  await run(tx, sql`update identity_code set tries = tries + 1, spent_at = ${spentAt} where id = ${id}`);
}
