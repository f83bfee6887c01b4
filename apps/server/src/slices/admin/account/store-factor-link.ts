import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';

/** An operator as a link for a new authenticator asks about it. */
const CONTACT = columns('admin_operator', ['id', 'username', 'email', 'suspendedAt']).narrow<{ id: OperatorId }>();

export function contactOf(tx: Tx, id: bigint): Promise<RowOf<typeof CONTACT> | undefined> {
  return maybeRow(tx, select(CONTACT)`from admin_operator where id = ${id}`);
}

/** Makes a link in place of an earlier one that was not used. */
export async function replaceFactorLink(
  tx: Tx,
  fresh: {
    readonly hash: Buffer;
    readonly operatorId: bigint;
    readonly email: string;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { hash, operatorId, email, expiresAt } = fresh;
  await run(tx, sql`delete from admin_factor_link where operator_id = ${operatorId} and used_at is null`);
  await run(
    tx,
    sql`insert into admin_factor_link (token_hash, operator_id, email, expires_at)
        values (${hash}, ${operatorId}, ${email}, ${expiresAt})`,
  );
}

const FACTOR_LINK = columns('admin_factor_link as l', ['operatorId', 'email', 'totpSecret']);

/** A link that was not used and has not lapsed, of an operator who may sign in. */
export function openFactorLink(db: Db, hash: Buffer, now: Date): Promise<RowOf<typeof FACTOR_LINK> | undefined> {
  return maybeRow(
    db,
    select(FACTOR_LINK)`
      from admin_factor_link l join admin_operator o on o.id = l.operator_id
       where l.token_hash = ${hash} and l.used_at is null and l.expires_at > ${now} and o.suspended_at is null`,
  );
}

export async function giveFactorSecret(db: Db, hash: Buffer, sealed: string): Promise<void> {
  await run(
    db,
    sql`update admin_factor_link set totp_secret = ${sealed} where token_hash = ${hash} and used_at is null`,
  );
}

/** Uses a link up with the secret that was confirmed; false when it was used, or begun anew, meanwhile. */
export async function spendFactorLink(tx: Tx, hash: Buffer, sealed: string, now: Date): Promise<boolean> {
  const spent = await run(
    tx,
    sql`update admin_factor_link set used_at = ${now}, totp_secret = null
         where token_hash = ${hash} and used_at is null and totp_secret = ${sealed}`,
  );
  return spent === 1;
}
