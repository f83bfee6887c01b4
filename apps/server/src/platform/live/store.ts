import type { LiveEvent } from '@greenhall/contract/live';
import { sql } from 'kysely';
import { textColumn } from '../database/columns.ts';
import { type Db, maybeRow, oneRow, rows, run, type Tx } from '../database/database.ts';
import { lock } from '../database/locks.ts';
import type { News } from './live.ts';

/** Where PostgreSQL wakes the readers of every process. */
export const WAKE = 'platform_event';
const NUMBERED_AT_ONCE = 1_000;

export interface StoredEvent {
  readonly sequence: bigint;
  readonly channel: string;
  readonly event: LiveEvent;
}

export async function writeEvents(tx: Tx, news: readonly News[], at: Date): Promise<void> {
  const told = news.flatMap(({ channels, events }) =>
    channels.flatMap((channel) => events.map((event) => ({ channel, event: JSON.stringify(event) }))),
  );
  await run(
    tx,
    sql`insert into platform_event (channel, event, at)
        select channel, event::json, ${at}
          from unnest(${textColumn(told.map(({ channel }) => channel))}::text[],
                      ${textColumn(told.map(({ event }) => event))}::text[]) told (channel, event)`,
  );
}

/** Wakes the readers of every process, this one's too. */
export async function notifyReaders(db: Db): Promise<void> {
  await sql`select pg_notify(${WAKE}, '')`.execute(db);
}

/**
 * Numbers what has been committed. A number is given after the commit, so a transaction that commits late gets a late
 * number, and nobody who resumes from a number can have missed an event below it.
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

/** What follows a number, on every channel or on one. */
export function eventsAfter(db: Db, after: bigint, limit: number, channel?: string): Promise<StoredEvent[]> {
  const there = channel === undefined ? sql`true` : sql`channel = ${channel}`;
  return rows(
    db,
    sql<StoredEvent>`select sequence, channel, event from platform_event
                      where ${there} and sequence > ${after} order by sequence limit ${limit}`,
  );
}

/** The first and the last number that are kept; both 0 where nothing ever happened. */
export function bounds(db: Db): Promise<{ first: bigint; last: bigint }> {
  return oneRow(
    db,
    sql<{ first: bigint; last: bigint }>`
      select coalesce(min(sequence), 0)::bigint as first, coalesce(max(sequence), 0)::bigint as last from platform_event`,
  );
}

/** Forgets old events and tickets. The newest event stays: the numbers go on from it. */
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

/** Takes a ticket away; answers whose it was if it was still good. */
export function takeTicket(db: Db, hash: Buffer, now: Date): Promise<TicketHolder | undefined> {
  return maybeRow(
    db,
    sql<TicketHolder>`
      with taken as (delete from platform_live_ticket where hash = ${hash} returning *)
      select member_no as "memberNo", session_id as "sessionId" from taken where expires_at > ${now}`,
  );
}
