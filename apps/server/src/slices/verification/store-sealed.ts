import type { Side } from '@greenhall/domain/verification/document';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows, run } from '../../platform/database/database.ts';
import { columns, select } from '../../platform/database/select.ts';
import type { WrappedKey } from '../../platform/secrets/keyring.ts';

/** The sealed fields of a case. */
export interface SealedFields extends WrappedKey {
  readonly name: Uint8Array;
  readonly birthDate: Uint8Array;
  readonly number: Uint8Array;
}

/** A sealed picture of a case. */
export interface SealedPicture extends WrappedKey {
  readonly side: Side;
  readonly content: Uint8Array;
}

export async function storeFields(tx: Tx, caseId: bigint, fresh: SealedFields): Promise<void> {
  await run(
    tx,
    sql`insert into verification_fields (case_id, key_id, wrapped, name, birth_date, number)
        values (${caseId}, ${fresh.keyId}, ${fresh.wrapped}, ${fresh.name}, ${fresh.birthDate}, ${fresh.number})
        on conflict (case_id) do update
          set key_id = excluded.key_id, wrapped = excluded.wrapped, name = excluded.name,
              birth_date = excluded.birth_date, number = excluded.number`,
  );
}

export async function fieldsOf(db: Db | Tx, caseId: bigint): Promise<SealedFields | undefined> {
  return maybeRow(
    db,
    select(columns('verification_fields', ['keyId', 'wrapped', 'name', 'birthDate', 'number']))`
      from verification_fields where case_id = ${caseId}`,
  );
}

export async function storePicture(tx: Tx, caseId: bigint, fresh: SealedPicture, at: Date): Promise<void> {
  await run(
    tx,
    sql`insert into verification_picture (case_id, side, key_id, wrapped, content, at)
        values (${caseId}, ${fresh.side}, ${fresh.keyId}, ${fresh.wrapped}, ${fresh.content}, ${at})
        on conflict (case_id, side) do update
          set key_id = excluded.key_id, wrapped = excluded.wrapped, content = excluded.content, at = excluded.at`,
  );
}

export function pictureOfCase(db: Db | Tx, caseId: bigint, side: Side): Promise<SealedPicture | undefined> {
  return maybeRow(
    db,
    select(columns('verification_picture', ['side', 'keyId', 'wrapped', 'content']))`
      from verification_picture where case_id = ${caseId} and side = ${side}`,
  );
}

/** Which pictures a case has, each with the moment at which it came. */
export function sidesPresent(db: Db | Tx, caseId: bigint): Promise<{ side: Side; at: Date }[]> {
  return rows(
    db,
    select(columns('verification_picture', ['side', 'at']))`
      from verification_picture where case_id = ${caseId}
       order by array_position(array['front', 'back', 'holding'], side) limit 3`,
  );
}

/** Deletes a picture with its key. */
export async function dropSide(tx: Tx, caseId: bigint, side: Side): Promise<void> {
  await run(tx, sql`delete from verification_picture where case_id = ${caseId} and side = ${side}`);
}

/** Deletes the pictures of cases with their keys. */
export async function dropPictures(tx: Tx, cases: readonly bigint[]): Promise<void> {
  await run(tx, sql`delete from verification_picture where case_id = any(${cases}::bigint[])`);
}

/** Deletes the sealed fields of cases with their keys. */
export async function dropFields(tx: Tx, cases: readonly bigint[]): Promise<void> {
  await run(tx, sql`delete from verification_fields where case_id = any(${cases}::bigint[])`);
}
