import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, run } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';
import type { OperatorRow } from '../store.ts';

/** Keeps the sealed secret of an operator's next authenticator, in place of one that was not confirmed. */
export async function proposeAuthenticator(tx: Tx, id: bigint, sealed: string, at: Date): Promise<void> {
  await run(tx, sql`update admin_operator set next_totp_secret = ${sealed}, next_totp_at = ${at} where id = ${id}`);
}

/** The sealed secret of an operator's next authenticator, if it was proposed after a moment. */
export async function nextAuthenticator(db: Db, id: bigint, since: Date): Promise<string | undefined> {
  const found = select(columns('admin_operator', ['nextTotpSecret as sealed']))`
    from admin_operator where id = ${id} and next_totp_at > ${since}`;
  return (await maybeRow(db, found))?.sealed ?? undefined;
}

/** Takes the next authenticator, whose code of this step was proved; false when it is no longer the next one. */
export async function takeNextAuthenticator(tx: Tx, id: bigint, sealed: string, step: bigint): Promise<boolean> {
  const taken = await run(
    tx,
    sql`update admin_operator
           set totp_secret = next_totp_secret, totp_last_step = ${step}, next_totp_secret = null, next_totp_at = null
         where id = ${id} and next_totp_secret = ${sealed}`,
  );
  return taken === 1;
}

/** Forgets the next authenticator of an operator, which can no longer be confirmed then. */
export async function dropNextAuthenticator(tx: Tx, id: bigint): Promise<void> {
  await run(tx, sql`update admin_operator set next_totp_secret = null, next_totp_at = null where id = ${id}`);
}

/** Takes another authenticator, whose code of this step was proved; false when the password that was proved is another one by now. */
export async function replaceAuthenticator(
  tx: Tx,
  { id, passwordHash }: Pick<OperatorRow, 'id' | 'passwordHash'>,
  sealed: string,
  step: bigint,
): Promise<boolean> {
  const replaced = await run(
    tx,
    sql`update admin_operator
           set totp_secret = ${sealed}, totp_last_step = ${step}, next_totp_secret = null, next_totp_at = null
         where id = ${id} and password_hash = ${passwordHash}`,
  );
  return replaced === 1;
}
