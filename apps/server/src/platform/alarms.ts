import { causeOf } from '@greenhall/domain/admin/alarm-targets';
import { ALARMS, type AlarmName } from '@greenhall/domain/shared/alarms';
import { DAY, dateOf, dayOf } from '@greenhall/domain/shared/time';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import { announceAlarm } from './alarm-targets/store.ts';
import type { Clock } from './clock.ts';
import { type Db, type Tx, maybeRow, rows, run } from './database/database.ts';
import { onCommit } from './database/transact.ts';

/** What an alarm says beside its name, for the log and the console. */
export type AlarmDetail = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Raises alarms: each one logs an entry with the level `error`, increments a counter, and appears on the console's
 * dashboard.
 */
export interface Alarms {
  /**
   * Returns at once. The alarm is stored on a connection of its own, so that it remains if the caller's transaction
   * rolls back.
   */
  readonly raise: (name: AlarmName, detail: AlarmDetail) => void;
  /** Stores one in a transaction of `transact`, with what it is about; it is logged and counted once that has committed. */
  readonly raiseIn: (tx: Tx, name: AlarmName, cause: string, detail: AlarmDetail) => Promise<void>;
  readonly counter: Counter<'name'>;
  /** Resolves when everything raised so far has been stored or has failed to be stored. */
  readonly idle: () => Promise<void>;
}

/** How long the dashboard shows an alarm after it was last raised. */
const SHOWN_DAYS = 7;

export function openAlarms(db: Db, clock: Clock, log: Logger): Alarms {
  const counter = new Counter({
    name: 'greenhall_alarms_total',
    help: 'alarms raised, by name',
    labelNames: ['name'],
    registers: [],
  });
  for (const name of ALARMS) counter.labels(name).inc(0);
  const storing = new Set<Promise<unknown>>();
  const tell = (name: AlarmName, detail: AlarmDetail): void => {
    log.error({ alarm: name, ...detail }, 'alarm');
    counter.labels(name).inc();
  };
  return {
    counter,
    raiseIn: async (tx, name, cause, detail) => {
      await store(tx, name, cause, detail, clock.now());
      onCommit(tx, () => tell(name, detail));
    },
    raise: (name, detail) => {
      tell(name, detail);
      const stored = store(db, name, causeOf(name, detail), detail, clock.now())
        .catch((error: unknown) => log.error({ err: error, alarm: name }, 'an alarm could not be stored'))
        .finally(() => storing.delete(stored));
      storing.add(stored);
    },
    idle: async () => void (await Promise.all(storing)),
  };
}

/** Stores one row per name and UTC day, so that an alarm which is raised repeatedly does not fill a table. */
async function store(db: Db | Tx, name: AlarmName, cause: string, detail: AlarmDetail, at: Date): Promise<void> {
  await run(
    db,
    sql`insert into platform_alarm as a (name, day, raised, last_at, detail)
        values (${name}, ${dateOf(dayOf(at.getTime()))}::date, 1, ${at}, ${JSON.stringify(detail)}::jsonb)
        on conflict (name, day) do update
           set raised = a.raised + 1, last_at = excluded.last_at, detail = excluded.detail`,
  );
  await announceAlarm(db, { name, what: 'raised', cause, at });
}

export interface AlarmRow {
  readonly name: AlarmName;
  readonly raised: number;
  readonly lastAt: Date;
  readonly detail: AlarmDetail;
  /** When the last of its causes was over, of an alarm whose causes last. */
  readonly overAt: Date | null;
}

interface AcknowledgedRow extends AlarmRow {
  readonly by: string;
  readonly at: Date;
  readonly reason: string | null;
}

const shownSince = (now: Date): Date => new Date(now.getTime() - SHOWN_DAYS * DAY);

/** An alarm counts as acknowledged as long as it was not raised again. */
const ACKNOWLEDGED = sql`platform_alarm_acknowledged k on k.name = a.name and k.day = a.day and k.raised = a.raised`;

/** When the causes of an alarm were over; empty while one of them holds, and for alarms that tell of an event. */
const OVER_AT = sql`(select case when bool_and(c.over_at is not null) then max(c.over_at) end
                       from platform_alarm_cause c where c.name = a.name and c.raised_at is not null) as "overAt"`;

/** The alarms of the last days that nobody has acknowledged since they were raised, newest first. */
export function recentAlarms(db: Db, now: Date): Promise<AlarmRow[]> {
  return rows(
    db,
    sql<AlarmRow>`
      select a.name, a.raised, a.last_at as "lastAt", a.detail, ${OVER_AT} from platform_alarm a left join ${ACKNOWLEDGED}
       where a.last_at > ${shownSince(now)} and k.name is null order by a.last_at desc, a.name limit 50`,
  );
}

/** The alarms of the last days that were acknowledged and not raised since, newest first. */
export function acknowledgedAlarms(db: Db, now: Date): Promise<AcknowledgedRow[]> {
  return rows(
    db,
    sql<AcknowledgedRow>`
      select a.name, a.raised, a.last_at as "lastAt", a.detail, ${OVER_AT}, k.operator as by, k.at, k.reason
        from platform_alarm a join ${ACKNOWLEDGED}
       where a.last_at > ${shownSince(now)} order by a.last_at desc, a.name limit 50`,
  );
}

interface Acknowledgement {
  readonly name: AlarmName;
  /** When the alarm had been raised last, as it was shown. */
  readonly lastAt: Date;
  readonly by: string;
  readonly reason: string | null;
  readonly at: Date;
}

/**
 * Acknowledges an alarm with all that was raised before it under its name; false if it was raised again meanwhile, is not there,
 * or was acknowledged already.
 */
export async function acknowledgeAlarm(tx: Tx, { name, lastAt, by, reason, at }: Acknowledgement): Promise<boolean> {
  const newest = await maybeRow(
    tx,
    sql<{ lastAt: Date }>`
      select a.last_at as "lastAt" from platform_alarm a left join ${ACKNOWLEDGED}
       where a.name = ${name} and k.name is null order by a.last_at desc limit 1 for update of a`,
  );
  if (newest?.lastAt.getTime() !== lastAt.getTime()) return false;
  await run(
    tx,
    sql`insert into platform_alarm_acknowledged as k (name, day, raised, operator, reason, at)
        select name, day, raised, ${by}::text, ${reason}::text, ${at}::timestamptz from platform_alarm
         where name = ${name} and last_at <= ${lastAt} and last_at > ${shownSince(at)}
        on conflict (name, day) do update
           set raised = excluded.raised, operator = excluded.operator, reason = excluded.reason, at = excluded.at
         where k.raised < excluded.raised`,
  );
  return true;
}
