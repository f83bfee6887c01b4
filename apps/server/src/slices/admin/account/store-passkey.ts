import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';
import type { PublicPasskey } from '../../../platform/secrets/webauthn.ts';
import type { OperatorRow } from '../store.ts';

export type Passkey = RowOf<typeof PASSKEY>;

const PASSKEY = columns('admin_passkey', [
  'id',
  'operatorId',
  'credentialId',
  'publicKey',
  'counter',
  'name',
  'createdAt',
]).narrow<{ operatorId: OperatorId }>();

/** The passkeys of an operator, the oldest first; no operator has more than the rule allows. */
export function passkeysOf(db: Db | Tx, operatorId: bigint): Promise<Passkey[]> {
  return rows(db, select(PASSKEY)`from admin_passkey where operator_id = ${operatorId} order by id`);
}

export function passkeyOf(db: Db | Tx, operatorId: bigint, credentialId: string): Promise<Passkey | undefined> {
  return maybeRow(
    db,
    select(PASSKEY)`from admin_passkey where operator_id = ${operatorId} and credential_id = ${credentialId}`,
  );
}

/** Holds the row of an operator until the end of the transaction, and says how many passkeys it has. */
export async function countPasskeys(tx: Tx, operatorId: bigint): Promise<number> {
  await maybeRow(
    tx,
    select(columns('admin_operator', ['id']))`from admin_operator where id = ${operatorId} for update`,
  );
  return (await passkeysOf(tx, operatorId)).length;
}

/** False if the passkey serves an operator already. */
export async function insertPasskey(
  tx: Tx,
  fresh: PublicPasskey & { readonly operatorId: bigint; readonly name: string; readonly at: Date },
): Promise<boolean> {
  const done = await run(
    tx,
    sql`insert into admin_passkey (operator_id, credential_id, public_key, counter, name, created_at)
        values (${fresh.operatorId}, ${fresh.credentialId}, ${fresh.publicKey}, ${fresh.counter}, ${fresh.name}, ${fresh.at})
        on conflict (credential_id) do nothing`,
  );
  return done === 1;
}

/** Removes a passkey of an operator, and answers its name; `undefined` when the operator has none of this number. */
export async function deletePasskey(tx: Tx, operatorId: bigint, id: bigint): Promise<string | undefined> {
  const gone = await maybeRow(
    tx,
    returning(columns('admin_passkey', ['name']))`
      delete from admin_passkey where id = ${id} and operator_id = ${operatorId}`,
  );
  return gone?.name;
}

export async function deletePasskeysOf(tx: Tx, operatorId: bigint): Promise<void> {
  await run(tx, sql`delete from admin_passkey where operator_id = ${operatorId}`);
}

/**
 * Stores a higher counter. A counter that does not increase means that the passkey was copied, unless the authenticator does not
 * count; a passkey that was removed has none.
 */
export async function raiseCounter(tx: Tx, id: bigint, counter: bigint): Promise<boolean> {
  const done = await run(
    tx,
    sql`update admin_passkey set counter = ${counter}
         where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0))`,
  );
  return done === 1;
}

/** As `raiseCounter`; false also when the password that was proved beside it is another one by now. */
export async function usePasskey(
  tx: Tx,
  { id, passwordHash }: Pick<OperatorRow, 'id' | 'passwordHash'>,
  passkey: bigint,
  counter: bigint,
): Promise<boolean> {
  const found = select(columns('admin_operator', ['id']))`
    from admin_operator where id = ${id} and password_hash = ${passwordHash} for update`;
  return (await maybeRow(tx, found)) !== undefined && raiseCounter(tx, passkey, counter);
}

interface Flow {
  readonly id: string;
  readonly kind: 'add' | 'login';
  readonly operatorId: bigint | null;
  readonly challenge: string;
  readonly expiresAt: Date;
}

/** Keeps a challenge, and forgets those whose time is over. */
export async function insertFlow(db: Db | Tx, flow: Flow, now: Date): Promise<void> {
  await run(db, sql`delete from admin_passkey_flow where expires_at <= ${now}`);
  await run(
    db,
    sql`insert into admin_passkey_flow (id, kind, operator_id, challenge, expires_at)
        values (${flow.id}, ${flow.kind}, ${flow.operatorId}, ${flow.challenge}, ${flow.expiresAt})`,
  );
}

/** Deletes a challenge and answers it, so that it is used once. */
export async function takeFlow(
  db: Db,
  { id, kind, operatorId }: Pick<Flow, 'id' | 'kind' | 'operatorId'>,
  now: Date,
): Promise<string | undefined> {
  const row = await maybeRow(
    db,
    returning(columns('admin_passkey_flow', ['challenge']))`
      delete from admin_passkey_flow
       where id = ${id} and kind = ${kind} and operator_id is not distinct from ${operatorId}::bigint
         and expires_at > ${now}`,
  );
  return row?.challenge;
}
