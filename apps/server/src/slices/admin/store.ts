import type { Role } from '@greenhall/domain/admin/roles';
import { sql } from 'kysely';
import { textColumn } from '../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../platform/database/select.ts';

export type OperatorRow = RowOf<typeof OPERATOR>;

const OPERATOR = columns('admin_operator', [
  'id',
  'username',
  'roles',
  'passwordHash',
  'totpSecret',
  'totpLastStep',
  'suspendedAt',
]).narrow<{ roles: readonly Role[] }>();

export function operatorByName(db: Db | Tx, username: string): Promise<OperatorRow | undefined> {
  return maybeRow(db, select(OPERATOR)`from admin_operator where username = ${username}`);
}

export function operatorById(db: Db | Tx, id: bigint): Promise<OperatorRow | undefined> {
  return maybeRow(db, select(OPERATOR)`from admin_operator where id = ${id}`);
}

export async function countOperators(db: Db | Tx): Promise<number> {
  const row = await oneRow(db, sql<{ n: bigint }>`select count(*) as n from admin_operator`);
  return Number(row.n);
}

/** `undefined` when the name is taken. */
export function insertOperator(
  tx: Tx,
  fresh: Pick<OperatorRow, 'username' | 'roles' | 'passwordHash' | 'totpSecret' | 'totpLastStep'> & {
    readonly email?: string | null;
    readonly mailbox?: string | null;
    readonly at: Date;
  },
): Promise<OperatorRow | undefined> {
  return maybeRow(
    tx,
    returning(OPERATOR)`
      insert into admin_operator (username, roles, password_hash, totp_secret, totp_last_step, email, mailbox, created_at)
      values (${fresh.username}, ${textColumn(fresh.roles)}::text[], ${fresh.passwordHash}, ${fresh.totpSecret}, ${fresh.totpLastStep},
              ${fresh.email ?? null}, ${fresh.mailbox ?? null}, ${fresh.at})
      on conflict (username) do nothing`,
  );
}

/**
 * Marks a code's step as used; false when it was used before, or when the password that was proved beside it, or the
 * authenticator that it is of, is another one by now.
 */
export async function useStep(
  tx: Tx,
  { id, passwordHash, totpSecret }: Pick<OperatorRow, 'id' | 'passwordHash' | 'totpSecret'>,
  step: bigint,
): Promise<boolean> {
  const used = await run(
    tx,
    sql`update admin_operator set totp_last_step = ${step}
         where id = ${id} and totp_last_step < ${step} and password_hash = ${passwordHash} and totp_secret = ${totpSecret}`,
  );
  return used === 1;
}

export interface SetupLink {
  readonly roles: readonly Role[];
  /** Where the link was sent; null for one that was shown on the server's machine. */
  readonly email: string | null;
  readonly mailbox: string | null;
  readonly totpSecret: string | null;
}

const SETUP_LINK = columns('admin_setup_link', ['roles', 'email', 'mailbox', 'totpSecret']).narrow<{
  roles: readonly Role[];
}>();

/** Set-up links of the first operators that can still be used. */
export async function countOpenLinks(tx: Tx, now: Date): Promise<number> {
  const row = await oneRow(
    tx,
    sql<{
      n: bigint;
    }>`select count(*) as n from admin_setup_link where used_at is null and email is null and expires_at > ${now}`,
  );
  return Number(row.n);
}

/** Ends the links that were not used: those sent to a mailbox, or those of the first operators. */
export async function endOpenLinks(tx: Tx, mailbox: string | null): Promise<void> {
  await run(tx, sql`delete from admin_setup_link where used_at is null and mailbox is not distinct from ${mailbox}`);
}

interface FreshLink {
  readonly hash: Buffer;
  readonly roles: readonly Role[];
  readonly email: string | null;
  readonly mailbox: string | null;
  readonly expiresAt: Date;
}

export async function insertSetupLink(tx: Tx, { hash, roles, email, mailbox, expiresAt }: FreshLink): Promise<void> {
  await run(
    tx,
    sql`insert into admin_setup_link (token_hash, roles, email, mailbox, expires_at)
        values (${hash}, ${textColumn(roles)}::text[], ${email}, ${mailbox}, ${expiresAt})`,
  );
}

export function openSetupLink(db: Db | Tx, hash: Buffer, now: Date): Promise<SetupLink | undefined> {
  return maybeRow(
    db,
    select(SETUP_LINK)`
      from admin_setup_link
       where token_hash = ${hash} and used_at is null and expires_at > ${now}`,
  );
}

export async function giveSetupSecret(db: Db, hash: Buffer, secret: string): Promise<void> {
  await run(
    db,
    sql`update admin_setup_link set totp_secret = ${secret} where token_hash = ${hash} and used_at is null`,
  );
}

export async function spendSetupLink(tx: Tx, hash: Buffer, now: Date): Promise<boolean> {
  const spent = await run(
    tx,
    sql`update admin_setup_link set used_at = ${now}, totp_secret = null where token_hash = ${hash} and used_at is null`,
  );
  return spent === 1;
}

export async function insertSession(
  tx: Tx,
  fresh: {
    operatorId: bigint;
    tokenHash: Buffer;
    device: string;
    network: string;
    at: Date;
    provedUntil: Date | null;
  },
): Promise<bigint> {
  const { id } = await oneRow(
    tx,
    returning(columns('admin_session', ['id']))`
      insert into admin_session (operator_id, token_hash, device, network, created_at, seen_at, proved_until)
      values (${fresh.operatorId}, ${fresh.tokenHash}, ${fresh.device}, ${fresh.network}, ${fresh.at}, ${fresh.at},
              ${fresh.provedUntil})`,
  );
  return id;
}

/**
 * What an operator's declarations come to: the latest that was confirmed, and whatever was declared since. An account that
 * is named counts at once, one that is left out counts until that is confirmed too.
 */
const OWN_MEMBERS = sql`(
  select array(select distinct m.no::text from admin_declaration d cross join unnest(d.members) m (no)
                where d.operator_id = o.id and d.id >= confirmed.id)
    from (select max(id) as id from admin_declaration where operator_id = o.id and confirmed_at is not null) confirmed
   where confirmed.id is not null)`;

export interface SessionRow {
  readonly id: bigint;
  readonly operatorId: bigint;
  readonly username: string;
  readonly roles: readonly Role[];
  readonly seenAt: Date;
  /** Until when it counts as proved by a code of the authenticator. */
  readonly provedUntil: Date | null;
  /** The operator's own member accounts; `null` as long as none were confirmed. */
  readonly members: readonly string[] | null;
}

const SESSION = columns('admin_session as s', ['id', 'operatorId', 'seenAt', 'provedUntil'])
  .and(columns('admin_operator as o', ['username', 'roles']).narrow<{ roles: readonly Role[] }>())
  .and({ members: sql<readonly string[] | null>`${OWN_MEMBERS}` });

/** A session that has neither ended nor been idle or open too long. */
export function openSession(db: Db, hash: Buffer, idleSince: Date, openSince: Date): Promise<SessionRow | undefined> {
  return maybeRow(
    db,
    select(SESSION)`
      from admin_session s join admin_operator o on o.id = s.operator_id
       where s.token_hash = ${hash} and s.ended_at is null and o.suspended_at is null and s.seen_at > ${idleSince}
         and s.created_at > ${openSince}`,
  );
}

export async function touchSession(db: Db, id: bigint, at: Date): Promise<void> {
  await run(db, sql`update admin_session set seen_at = ${at} where id = ${id}`);
}

export async function endSession(db: Db, id: bigint, at: Date): Promise<void> {
  await run(db, sql`update admin_session set ended_at = ${at} where id = ${id} and ended_at is null`);
}

export async function memberCounts(db: Db): Promise<{ pending: number; active: number }> {
  const found = await rows(
    db,
    sql<{ status: string; n: bigint }>`select status, count(*) as n from members_state group by status`,
  );
  const of = (status: string): number => Number(found.find((row) => row.status === status)?.n ?? 0n);
  return { pending: of('pending'), active: of('active') };
}

/** Replaces a hash by another of the same password. */
export async function renewOperatorHash(tx: Tx, id: bigint, from: string, to: string): Promise<void> {
  await run(tx, sql`update admin_operator set password_hash = ${to} where id = ${id} and password_hash = ${from}`);
}

/**
 * Seals every operator's authenticator secret anew; those of open links and those that are not confirmed go, so that
 * they are begun anew.
 */
export async function resealStored(tx: Tx, reseal: (stored: string) => string | undefined): Promise<void> {
  const operators = await rows(
    tx,
    select(columns('admin_operator', ['id', 'totpSecret as sealed']))`
      from admin_operator order by id for update`,
  );
  for (const { id, sealed } of operators) {
    const fresh = reseal(sealed);
    if (fresh !== undefined) await run(tx, sql`update admin_operator set totp_secret = ${fresh} where id = ${id}`);
  }
  await run(tx, sql`update admin_operator set next_totp_secret = null where next_totp_secret is not null`);
  await run(tx, sql`update admin_setup_link set totp_secret = null where used_at is null`);
  await run(tx, sql`update admin_factor_link set totp_secret = null where used_at is null`);
}
