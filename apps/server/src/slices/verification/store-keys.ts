import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows, run } from '../../platform/database/database.ts';
import { columns, select } from '../../platform/database/select.ts';
import type { WrappedKey } from '../../platform/secrets/keyring.ts';

export function storedKeys(db: Db | Tx): Promise<{ id: string; fingerprint: Uint8Array }[]> {
  return rows(
    db,
    select(columns('verification_key', ['id', 'fingerprint']))`from verification_key order by id limit 100`,
  );
}

export async function storeKey(db: Db | Tx, id: string, fingerprint: Buffer, at: Date): Promise<void> {
  await run(
    db,
    sql`insert into verification_key (id, fingerprint, since) values (${id}, ${fingerprint}, ${at})
        on conflict do nothing`,
  );
}

/** Forgets the keys with which nothing is wrapped any more, save one. */
export async function forgetKeys(tx: Tx, current: string): Promise<void> {
  await run(
    tx,
    sql`delete from verification_key k where k.id <> ${current}
           and not exists (select from verification_fields f where f.key_id = k.id)
           and not exists (select from verification_picture p where p.key_id = k.id)
           and not exists (select from verification_hash_key h where h.key_id = k.id)`,
  );
}

export function wrappedHashKey(db: Db | Tx): Promise<WrappedKey | undefined> {
  return maybeRow(db, select(columns('verification_hash_key', ['keyId', 'wrapped']))`from verification_hash_key`);
}

/** Stores the key of the hashes, unless another process was faster. */
export async function storeHashKey(db: Db | Tx, { keyId, wrapped }: WrappedKey): Promise<void> {
  await run(
    db,
    sql`insert into verification_hash_key (key_id, wrapped) values (${keyId}, ${wrapped}) on conflict do nothing`,
  );
}

export async function setHashKey(tx: Tx, { keyId, wrapped }: WrappedKey): Promise<void> {
  await run(tx, sql`update verification_hash_key set key_id = ${keyId}, wrapped = ${wrapped}`);
}

/** A wrapped key of a case: that of its fields, or of a picture. */
export interface CaseKey extends WrappedKey {
  readonly caseId: bigint;
  readonly what: string;
}

const OF_FIELDS = columns('verification_fields', ['caseId', 'keyId', 'wrapped']).and({ what: sql<string>`'fields'` });
const OF_PICTURE = columns('verification_picture', ['caseId', 'side as what', 'keyId', 'wrapped']);

/** Locks keys of cases that are wrapped with another key than the current one. */
export async function keysToRewrap(tx: Tx, current: string, limit: number): Promise<CaseKey[]> {
  const fields = await rows(
    tx,
    select(OF_FIELDS)`
      from verification_fields
       where key_id <> ${current} order by case_id limit ${limit} for update`,
  );
  const pictures = await rows(
    tx,
    select(OF_PICTURE)`
      from verification_picture
       where key_id <> ${current} order by case_id, side limit ${limit} for update`,
  );
  return [...fields, ...pictures];
}

export async function setCaseKey(tx: Tx, { caseId, what, keyId, wrapped }: CaseKey): Promise<void> {
  const fields = sql`update verification_fields set key_id = ${keyId}, wrapped = ${wrapped} where case_id = ${caseId}`;
  const picture = sql`update verification_picture set key_id = ${keyId}, wrapped = ${wrapped}
                       where case_id = ${caseId} and side = ${what}`;
  await run(tx, what === 'fields' ? fields : picture);
}
