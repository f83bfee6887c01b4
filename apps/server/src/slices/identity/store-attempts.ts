import { type Attempts, NO_ATTEMPTS } from '@greenhall/domain/identity/lockout';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, run } from '../../platform/database/database.ts';

/** What is kept of the attempts at a secret, locked until the transaction ends. */
export async function lockAttempts(tx: Tx, kind: string, subject: string, at: Date): Promise<Attempts> {
  const row = await oneRow(
    tx,
    sql<{ state: Attempts }>`
      insert into identity_lockout as l (kind, subject, state, changed_at)
      values (${kind}, ${subject}, ${JSON.stringify(NO_ATTEMPTS)}::jsonb, ${at})
      on conflict (kind, subject) do update set changed_at = l.changed_at returning state`,
  );
  return row.state;
}

export async function readAttempts(db: Db, kind: string, subject: string): Promise<Attempts> {
  const row = await maybeRow(
    db,
    sql<{ state: Attempts }>`select state from identity_lockout where kind = ${kind} and subject = ${subject}`,
  );
  return row?.state ?? NO_ATTEMPTS;
}

export async function storeAttempts(
  db: Db | Tx,
  kind: string,
  subject: string,
  state: Attempts,
  at: Date,
): Promise<void> {
  await run(
    db,
    sql`update identity_lockout set state = ${JSON.stringify(state)}::jsonb, changed_at = ${at}
         where kind = ${kind} and subject = ${subject}`,
  );
}
