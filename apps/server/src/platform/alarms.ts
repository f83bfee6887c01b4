import { ALARMS, type AlarmName } from '@greenhall/domain/shared/alarms';
import { DAY, dateOf, dayOf } from '@greenhall/domain/shared/time';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import type { Clock } from './clock.ts';
import { type Db, rows, run } from './database/database.ts';

type AlarmDetail = Readonly<Record<string, string | number | boolean | null>>;

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
  return {
    counter,
    raise: (name, detail) => {
      log.error({ alarm: name, ...detail }, 'alarm');
      counter.labels(name).inc();
      const stored = store(db, name, detail, clock.now())
        .catch((error: unknown) => log.error({ err: error, alarm: name }, 'an alarm could not be stored'))
        .finally(() => storing.delete(stored));
      storing.add(stored);
    },
    idle: async () => void (await Promise.all(storing)),
  };
}

/** Stores one row per name and UTC day, so that an alarm which is raised repeatedly does not fill a table. */
async function store(db: Db, name: AlarmName, detail: AlarmDetail, at: Date): Promise<void> {
  await run(
    db,
    sql`insert into platform_alarm as a (name, day, raised, last_at, detail)
        values (${name}, ${dateOf(dayOf(at.getTime()))}::date, 1, ${at}, ${JSON.stringify(detail)}::jsonb)
        on conflict (name, day) do update
           set raised = a.raised + 1, last_at = excluded.last_at, detail = excluded.detail`,
  );
}

interface AlarmRow {
  readonly name: AlarmName;
  readonly raised: number;
  readonly lastAt: Date;
  readonly detail: AlarmDetail;
}

/** The alarms of the last days, newest first. */
export function recentAlarms(db: Db, now: Date): Promise<AlarmRow[]> {
  return rows(
    db,
    sql<AlarmRow>`
      select name, raised, last_at as "lastAt", detail from platform_alarm
       where last_at > ${new Date(now.getTime() - SHOWN_DAYS * DAY)} order by last_at desc, name limit 50`,
  );
}
