import type { LiveEvent } from '@greenhall/contract/live';
import { type RawBuilder, sql } from 'kysely';
import { textColumn } from '../database/columns.ts';
import { type Db, maybeRow, oneRow, rows, run } from '../database/database.ts';
import { lock } from '../database/locks.ts';
import type { LiveNews } from './live.ts';

/** The PostgreSQL channel that notifies the readers of every process. */
export const NOTIFY_CHANNEL = 'platform_event';
const NUMBERED_AT_ONCE = 1_000;

export interface StoredEvent {
  readonly sequence: bigint;
  readonly channel: string;
  readonly event: LiveEvent;
}

/** The statement that inserts events. */
export function eventsInsert(news: readonly LiveNews[], at: Date): RawBuilder<unknown> {
  const published = news.flatMap(({ channels, events }) =>
    channels.flatMap((channel) => events.map((event) => ({ channel, event: JSON.stringify(event) }))),
  );
  return sql`
    insert into platform_event (channel, event, at)
    select channel, event::json, ${at}
      from unnest(${textColumn(published.map(({ channel }) => channel))}::text[],
                  ${textColumn(published.map(({ event }) => event))}::text[]) told (channel, event)`;
}

/** Notifies the readers of every process, including this one. */
export async function notifyReaders(db: Db): Promise<void> {
  await sql`select pg_notify(${NOTIFY_CHANNEL}, '')`.execute(db);
}

/**
 * Numbers the committed events. A number is given after the commit, so a transaction that commits late gets a late
 * number, and a client that resumes from a number cannot have missed an event below it.
 */
export async function numberEvents(db: Db): Promise<void> {
  for (let numbered = NUMBERED_AT_ONCE; numbered === NUMBERED_AT_ONCE;) {
    numbered = await db.transaction().execute(async (tx) => {
      await lock(tx, 'liveNumberer');
      return run(
        tx,
        sql`update platform_event e
               set sequence = f.n + coalesce((select max(sequence) from platform_event), 0)
              from (select id, row_number() over (order by id) as n
                      from (select id from platform_event where sequence is null order by id
                             limit ${NUMBERED_AT_ONCE}) u) f
             where e.id = f.id`,
      );
    });
  }
}

/** The events after a number, on every channel or on one. */
export function eventsAfter(db: Db, after: bigint, limit: number, channel?: string): Promise<StoredEvent[]> {
  const there = channel === undefined ? sql`true` : sql`channel = ${channel}`;
  return rows(
    db,
    sql<StoredEvent>`select sequence, channel, event from platform_event
                      where ${there} and sequence > ${after} order by sequence limit ${limit}`,
  );
}

/** The first and the last stored number; both 0 if there was never an event. */
export function storedRange(db: Db): Promise<{ first: bigint; last: bigint }> {
  return oneRow(
    db,
    sql<{ first: bigint; last: bigint }>`
      select coalesce(min(sequence), 0)::bigint as first, coalesce(max(sequence), 0)::bigint as last from platform_event`,
  );
}

/** Deletes old events and tickets. The newest event stays, because numbering continues from it. */
export async function forgetEvents(db: Db, before: Date, now: Date, limit: number): Promise<void> {
  await run(
    db,
    sql`delete from platform_event where id = any (array(
          select id from platform_event
           where at < ${before} and sequence < (select max(sequence) from platform_event) limit ${limit}))`,
  );
  await run(db, sql`delete from platform_live_ticket where expires_at <= ${now}`);
}

export interface TicketHolder {
  readonly memberNo: bigint;
  readonly sessionId: bigint;
}

export async function insertTicket(db: Db, hash: Buffer, holder: TicketHolder, expiresAt: Date): Promise<void> {
  await sql`insert into platform_live_ticket (hash, member_no, session_id, expires_at)
            values (${hash}, ${holder.memberNo}, ${holder.sessionId}, ${expiresAt})`.execute(db);
}

/** Deletes a ticket and returns its holder if it was still valid. */
export function takeTicket(db: Db, hash: Buffer, now: Date): Promise<TicketHolder | undefined> {
  return maybeRow(
    db,
    sql<TicketHolder>`
      with taken as (delete from platform_live_ticket where hash = ${hash} returning *)
      select member_no as "memberNo", session_id as "sessionId" from taken where expires_at > ${now}`,
  );
}
