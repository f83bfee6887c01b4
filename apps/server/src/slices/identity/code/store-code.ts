import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, run } from '../../../platform/database/database.ts';
import { lockText } from '../../../platform/database/locks.ts';

/** Where a code belongs: it is good for nothing else. */
export interface CodeKey {
  readonly purpose: string;
  readonly channel: 'phone' | 'email';
  readonly address: string;
}

export interface StoredCode {
  readonly createdAt: Date;
}

/** The latest code of a key; whoever else wants it waits until the transaction ends. */
export async function lockLatestCode(tx: Tx, key: CodeKey): Promise<StoredCode | undefined> {
  await lockText(tx, 'code', `${key.purpose}|${key.channel}|${key.address}`);
  return maybeRow(
    tx,
    sql<StoredCode>`
      select created_at as "createdAt" from identity_code
       where purpose = ${key.purpose} and channel = ${key.channel} and address = ${key.address}
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

/**
 * Tries the latest code of a key: each try counts, a right one spends it. One statement decides, so that of two tries at
 * once each sees the other's. False as well where there is no code to be tried.
 */
export async function tryLatestCode(db: Db, key: CodeKey, hash: Buffer, now: Date, tries: number): Promise<boolean> {
  const row = await maybeRow(
    db,
    sql<{ fits: boolean }>`
      update identity_code
         set tries = tries + 1, spent_at = case when code_hash = ${hash} then ${now}::timestamptz end
       where id = (select id from identity_code
                    where purpose = ${key.purpose} and channel = ${key.channel} and address = ${key.address}
                    order by id desc limit 1)
         and spent_at is null and tries < ${tries} and expires_at > ${now}
      returning code_hash = ${hash} as fits`,
  );
  return row?.fits ?? false;
}
