import type { LiveEvent } from '@greenhall/contract/live';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { HOUR } from '@greenhall/domain/shared/time';
import { type RawBuilder, sql } from 'kysely';
import { textColumn } from '../database/columns.ts';
import { type Db, maybeRow, oneRow, rows, run, type Tx } from '../database/database.ts';
import { lock } from '../database/locks.ts';
import type { LiveNews } from './live.ts';

/** The PostgreSQL channel that notifies the readers of every process. */
export const NOTIFY_CHANNEL = 'platform_event';
const NUMBERED_AT_ONCE = 1_000;
/** Events are kept so long (ms). */
export const EVENTS_TTL = HOUR;

/** The stored channel of events that are for several members, whose numbers stand beside them. */
const MEMBERS = 'members';

export interface StoredEvent {
  readonly sequence: bigint;
  /** `null` for an event on the own channels of `members`. */
  readonly channel: string | null;
  readonly members: readonly MemberNo[] | null;
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

/** Notifies all members of one event. Its readers are woken by their own clock, because nobody waits for a mass event. */
export async function notifyEverybody(tx: Tx, event: LiveEvent, at: Date): Promise<void> {
  await run(tx, eventsInsert([{ channels: ['all'], events: [event] }], at));
}

/** Notifies the readers of every process, including this one. It waits for no standby: what is lost with the server is read by polling. */
export async function notifyReaders(db: Db): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${NOTIFY_CHANNEL}, '')`.execute(db);
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
               set sequence = f.n + coalesce((select max(sequence) from platform_event), 0),
                   numbered_at = clock_timestamp()
              from (select id, row_number() over (order by id) as n
                      from (select id from platform_event where sequence is null order by id
                             limit ${NUMBERED_AT_ONCE}) u) f
             where e.id = f.id`,
      );
    });
  }
}

const STORED = sql`sequence, nullif(channel, ${MEMBERS}) as channel, members, event`;

/** The events after a number, on every channel. */
export function eventsAfter(db: Db, after: bigint, limit: number): Promise<StoredEvent[]> {
  return rows(
    db,
    sql<StoredEvent>`select ${STORED} from platform_event where sequence > ${after} order by sequence limit ${limit}`,
  );
}

/** The newest events among which that of a channel is looked for; an older one is as old as the first of them. */
const NEWEST = 500;

/**
 * For how long a channel has had no event, in milliseconds, by the database's clock; at least, if its newest event is an old one.
 * Numbers are given after the commit, so that what was read within this time shows everything.
 */
export async function quietSince(db: Db, channel: string, last: bigint): Promise<number> {
  const member = BigInt(/^member:(\d+)$/.exec(channel)?.[1] ?? 0);
  const { quiet } = await oneRow(
    db,
    sql<{ quiet: number | null }>`
      select (extract(epoch from clock_timestamp() - coalesce(
                max(e.at) filter (where channel = ${channel} or (channel = ${MEMBERS} and ${member} = any (members))),
                min(e.at))) * 1000)::float8 as quiet
        from (select channel, members, coalesce(numbered_at, clock_timestamp()) as at from platform_event
               where sequence > ${last - BigInt(NEWEST)} and sequence <= ${last}) e`,
  );
  return Math.max(0, Math.floor(quiet ?? EVENTS_TTL));
}

/** How many events there are after a number, also those without one. */
export async function countEventsAfter(db: Db, after: bigint): Promise<number> {
  const { events } = await oneRow(
    db,
    sql<{ events: bigint }>`
      select (select count(*) from platform_event where sequence > ${after})
           + (select count(*) from platform_event where sequence is null) as events`,
  );
  return Number(events);
}

/** The events after a number on one channel. */
export function eventsOf(db: Db, channel: string, after: bigint, limit: number): Promise<StoredEvent[]> {
  const member = /^member:(\d+)$/.exec(channel)?.[1];
  const told = sql`select ${STORED} from platform_event where channel = ${channel} and sequence > ${after}`;
  const toMembers = sql`select ${STORED} from platform_event
                         where channel = ${MEMBERS} and sequence > ${after} and ${BigInt(member ?? 0)} = any (members)`;
  return rows(
    db,
    sql<StoredEvent>`${told} ${member === undefined ? sql`` : sql`union all (${toMembers} order by sequence limit ${limit})`}
                     order by sequence limit ${limit}`,
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
  for (let forgotten = limit; forgotten === limit;)
    forgotten = await run(
      db,
      sql`delete from platform_event where id = any (array(
            select id from platform_event
             where at < ${before} and sequence < (select max(sequence) from platform_event) limit ${limit}))`,
    );
  await run(db, sql`delete from platform_live_ticket where expires_at <= ${now}`);
}

/** Makes every ticket void, and forgets what operators have open. */
export async function voidLive(tx: Tx): Promise<void> {
  await run(tx, sql`delete from platform_live_ticket`);
  await run(tx, sql`delete from platform_presence`);
}

/** Whose socket a ticket opens: a member's or an operator's, as long as the session lives that asked for it. */
export type TicketHolder = { readonly sessionId: bigint } & (
  | { readonly kind: 'member'; readonly memberNo: MemberNo }
  | { readonly kind: 'operator'; readonly operatorId: bigint }
);

export async function insertTicket(db: Db, hash: Buffer, holder: TicketHolder, expiresAt: Date): Promise<void> {
  const member = holder.kind === 'member' ? holder.memberNo : null;
  const operator = holder.kind === 'operator' ? holder.operatorId : null;
  await sql`insert into platform_live_ticket (hash, member_no, operator_id, session_id, expires_at)
            values (${hash}, ${member}, ${operator}, ${holder.sessionId}, ${expiresAt})`.execute(db);
}

/** Deletes a ticket and returns its holder if it was still valid. */
export async function takeTicket(db: Db, hash: Buffer, now: Date): Promise<TicketHolder | undefined> {
  const taken = await maybeRow(
    db,
    sql<{ memberNo: MemberNo | null; operatorId: bigint | null; sessionId: bigint }>`
      with taken as (delete from platform_live_ticket where hash = ${hash} returning *)
      select member_no as "memberNo", operator_id as "operatorId", session_id as "sessionId"
        from taken where expires_at > ${now}`,
  );
  if (!taken) return undefined;
  const { memberNo, operatorId, sessionId } = taken;
  if (memberNo !== null) return { kind: 'member', memberNo, sessionId };
  return operatorId === null ? undefined : { kind: 'operator', operatorId, sessionId };
}
