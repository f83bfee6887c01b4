import { type Attempts, NO_ATTEMPTS } from '@greenhall/domain/identity/lockout';
import { sql } from 'kysely';
import { textColumn } from '../../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, selectDistinct } from '../../../platform/database/select.ts';

/** Whose attempts these are: a kind of secret, and the number of the member or operator. */
export interface Subject {
  readonly kind: 'login' | 'operator' | 'pay';
  readonly subject: string;
}

type Row = RowOf<typeof ATTEMPT>;

const ATTEMPT = columns('identity_attempt', ['source', 'failures', 'waits', 'blockedUntil', 'since', 'lastAt']);

const stateOf = ({ failures, waits, blockedUntil, since, lastAt }: Row): Attempts =>
  failures === 0 && waits === 0
    ? NO_ATTEMPTS
    : {
        failures,
        waits,
        blockedUntil: blockedUntil?.getTime() ?? null,
        since: since.getTime(),
        lastAt: lastAt.getTime(),
      };

/** The stored attempts from each of these sources, locked in their order until the transaction ends. */
export async function lockAttempts(
  tx: Tx,
  { kind, subject }: Subject,
  sources: readonly string[],
  at: Date,
): Promise<Attempts[]> {
  const found = await rows(
    tx,
    returning(ATTEMPT)`
      insert into identity_attempt as a (kind, subject, source, since, last_at)
      select ${kind}, ${subject}, s.source, ${at}::timestamptz, ${at}::timestamptz
        from unnest(${textColumn(sources)}::text[]) with ordinality s (source, n) order by s.n
      on conflict (kind, subject, source) do update set failures = a.failures`,
  );
  return sources.map((source) => {
    const row = found.find((one) => one.source === source);
    return row ? stateOf(row) : NO_ATTEMPTS;
  });
}

export async function storeAttempts(
  tx: Tx,
  { kind, subject }: Subject,
  source: string,
  { failures, waits, blockedUntil, since, lastAt }: Attempts,
): Promise<void> {
  await run(
    tx,
    sql`update identity_attempt
           set failures = ${failures}, waits = ${waits}, since = ${new Date(since)}, last_at = ${new Date(lastAt)},
               blocked_until = ${blockedUntil === null ? null : new Date(blockedUntil)}
         where kind = ${kind} and subject = ${subject} and source = ${source}`,
  );
}

/** Deletes the attempts from one source, or from all of them. */
export async function deleteAttempts(db: Db | Tx, { kind, subject }: Subject, source: string | null): Promise<void> {
  await run(
    db,
    sql`delete from identity_attempt
         where kind = ${kind} and subject = ${subject} and (${source}::text is null or source = ${source})`,
  );
}

/** How many waits a subject's sources had, including sources that are blocked without a counted wait. */
export async function countWaits(tx: Tx, { kind, subject }: Subject): Promise<number> {
  const row = await oneRow(
    tx,
    sql<{ n: bigint }>`
      select coalesce(sum(greatest(waits, (blocked_until is not null)::integer)), 0)::bigint as n
        from identity_attempt where kind = ${kind} and subject = ${subject}`,
  );
  return Number(row.n);
}

/** Who of these has had to wait: whom `endWaiting` lets in again. */
export async function waitingAmong(
  db: Db | Tx,
  kind: Subject['kind'],
  subjects: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows(
    db,
    selectDistinct(columns('identity_attempt', ['subject']))`
      from identity_attempt
       where kind = ${kind} and subject = any (${textColumn(subjects)}::text[])
         and (waits > 0 or blocked_until is not null)`,
  );
  return new Set(found.map(({ subject }) => subject));
}

/** Who of these has to wait at a moment before it can sign in from somewhere. */
export async function blockedAmong(
  db: Db | Tx,
  kind: Subject['kind'],
  subjects: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const found = await rows(
    db,
    selectDistinct(columns('identity_attempt', ['subject']))`
      from identity_attempt
       where kind = ${kind} and subject = any (${textColumn(subjects)}::text[]) and blocked_until > ${at}`,
  );
  return new Set(found.map(({ subject }) => subject));
}

/** The number of devices that are kept for an account, the most recently used. */
const DEVICES = 30;

export async function isKnownDevice(db: Db | Tx, { kind, subject }: Subject, hash: Buffer): Promise<boolean> {
  const row = await maybeRow(
    db,
    sql`select 1 from identity_device where kind = ${kind} and subject = ${subject} and device_hash = ${hash}`,
  );
  return row !== undefined;
}

/** Whether an account has signed in from any device before. */
export async function hasDevices(tx: Tx, { kind, subject }: Subject): Promise<boolean> {
  return (
    (await maybeRow(tx, sql`select 1 from identity_device where kind = ${kind} and subject = ${subject} limit 1`)) !==
    undefined
  );
}

export async function storeDevice(tx: Tx, { kind, subject }: Subject, hash: Buffer, at: Date): Promise<void> {
  await run(
    tx,
    sql`insert into identity_device (kind, subject, device_hash, seen_at) values (${kind}, ${subject}, ${hash}, ${at})
        on conflict (kind, subject, device_hash) do update set seen_at = ${at}`,
  );
  await run(
    tx,
    sql`delete from identity_device
         where kind = ${kind} and subject = ${subject} and device_hash in
           (select device_hash from identity_device where kind = ${kind} and subject = ${subject}
             order by seen_at desc, device_hash offset ${DEVICES})`,
  );
}
