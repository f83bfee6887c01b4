import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';
import { lockText } from '../../../platform/database/locks.ts';

/** The purpose and address for which a code is valid. */
export interface CodeKey {
  readonly purpose: string;
  readonly channel: 'phone' | 'email';
  readonly address: string;
}

export type StoredCode = RowOf<typeof STORED_CODE>;

const STORED_CODE = columns('identity_code', ['createdAt']);

/** Reads the latest code of a key and locks it until the transaction ends. */
export async function lockLatestCode(tx: Tx, key: CodeKey): Promise<StoredCode | undefined> {
  await lockText(tx, 'code', `${key.purpose}|${key.channel}|${key.address}`);
  return maybeRow(
    tx,
    select(STORED_CODE)`
      from identity_code
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
 * Tries the latest code of a key: each attempt counts, and a correct one spends the code. It is one statement, so that
 * of two concurrent attempts each sees the other's. The result is also false if there is no code.
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
