import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';
import { OPERATOR_SESSION } from '../sessions.ts';

export type MySession = RowOf<typeof MY_SESSION>;

const MY_SESSION = columns('admin_session', ['id', 'device', 'network', 'createdAt', 'seenAt']);

/** More than anybody opens in a working day, after which each of them has ended. */
const SHOWN = 50;

/** What has not ended: neither by an act, nor by being idle or open too long. */
const open = (now: Date) => sql`ended_at is null
  and seen_at > ${new Date(now.getTime() - OPERATOR_SESSION.idle)}
  and created_at > ${new Date(now.getTime() - OPERATOR_SESSION.absolute)}`;

/** The open sessions of an operator, the most recently used first. */
export function openSessionsOf(db: Db, operatorId: bigint, now: Date): Promise<MySession[]> {
  return rows(
    db,
    select(MY_SESSION)`
      from admin_session where operator_id = ${operatorId} and ${open(now)}
       order by seen_at desc, id desc limit ${SHOWN}`,
  );
}

/** Lets a session count as proved by a code until a moment. */
export async function proveSession(tx: Tx, id: bigint, until: Date): Promise<void> {
  await run(tx, sql`update admin_session set proved_until = ${until} where id = ${id}`);
}

/** Ends one open session of an operator; false when there is none of this number. */
export async function endOneOf(tx: Tx, operatorId: bigint, id: bigint, at: Date): Promise<boolean> {
  const ended = await run(
    tx,
    sql`update admin_session set ended_at = ${at} where id = ${id} and operator_id = ${operatorId} and ${open(at)}`,
  );
  return ended === 1;
}

/** Ends the sessions of an operator but one, and says how many that were. */
export function endOthersOf(tx: Tx, operatorId: bigint, kept: bigint, at: Date): Promise<number> {
  return run(
    tx,
    sql`update admin_session set ended_at = ${at} where operator_id = ${operatorId} and id <> ${kept} and ${open(at)}`,
  );
}

/** Ends all sessions of an operator, and says how many that were. */
export function endAllOf(tx: Tx, operatorId: bigint, at: Date): Promise<number> {
  return run(tx, sql`update admin_session set ended_at = ${at} where operator_id = ${operatorId} and ${open(at)}`);
}

/** The address that an operator's set-up link was sent to; null for the first operators. */
export async function addressOf(tx: Tx, operatorId: bigint): Promise<string | null> {
  const found = select(columns('admin_operator', ['email']))`from admin_operator where id = ${operatorId}`;
  return (await maybeRow(tx, found))?.email ?? null;
}

/** Replaces the password that was proved; false when another change came first. */
export async function setPasswordHash(tx: Tx, id: bigint, from: string, to: string): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update admin_operator set password_hash = ${to} where id = ${id} and password_hash = ${from}`,
  );
  return changed === 1;
}
