import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, run } from '../../../platform/database/database.ts';
import { columns, returning } from '../../../platform/database/select.ts';

const TRIES = 5;

export interface NewChallenge {
  readonly id: string;
  readonly action: string;
  readonly answer: number;
  readonly workHash: Buffer;
  readonly expiresAt: Date;
}

export async function insertChallenge(db: Db, fresh: NewChallenge): Promise<void> {
  await run(
    db,
    sql`insert into identity_challenge (id, action, answer, work_hash, expires_at)
        values (${fresh.id}, ${fresh.action}, ${fresh.answer}, ${fresh.workHash}, ${fresh.expiresAt})`,
  );
}

/** Counts one attempt at an open challenge; `undefined` if it is unknown, expired, solved, or tried too often. */
export function tryChallenge(
  db: Db,
  id: string,
  now: Date,
): Promise<{ answer: number; workHash: Uint8Array } | undefined> {
  return maybeRow(
    db,
    returning(columns('identity_challenge', ['answer', 'workHash']))`
      update identity_challenge set tries = tries + 1
       where id = ${id} and ticket_hash is null and tries < ${TRIES} and expires_at > ${now}`,
  );
}

export async function giveTicket(db: Db, id: string, hash: Buffer, until: Date): Promise<boolean> {
  const changed = await run(
    db,
    sql`update identity_challenge set ticket_hash = ${hash}, expires_at = ${until} where id = ${id} and ticket_hash is null`,
  );
  return changed === 1;
}

/** Stores a ticket without a challenge, for somebody who has proved to be a person in another way. */
export async function insertTicket(tx: Tx, id: string, action: string, hash: Buffer, until: Date): Promise<void> {
  await run(
    tx,
    sql`insert into identity_challenge (id, action, answer, work_hash, ticket_hash, expires_at)
        values (${id}, ${action}, 0, ${hash}, ${hash}, ${until})`,
  );
}

export async function spendTicketRow(db: Db, hash: Buffer, action: string, now: Date): Promise<boolean> {
  const changed = await run(
    db,
    sql`update identity_challenge set spent_at = ${now}
         where ticket_hash = ${hash} and action = ${action} and spent_at is null and expires_at > ${now}`,
  );
  return changed === 1;
}
