import { ALARM_PACE, LASTING_ALARM_NAMES, LASTING_ALARMS, type LastingAlarm } from '@greenhall/domain/shared/alarms';
import { accept } from '@greenhall/domain/shared/result';
import { DAY } from '@greenhall/domain/shared/time';
import { sql } from 'kysely';
import { announceAlarm } from '../alarm-targets/store.ts';
import type { Alarms } from '../alarms.ts';
import type { Clock } from '../clock.ts';
import { textColumn } from '../database/columns.ts';
import { type Db, type Tx, rows, run } from '../database/database.ts';
import { lock } from '../database/locks.ts';
import { type RowOf, columns, select } from '../database/select.ts';
import { transact } from '../database/transact.ts';
import type { Cause, Watch, WatchPorts } from '../facts/watches.ts';

type Known = RowOf<typeof KNOWN>;

const KNOWN = columns('platform_alarm_cause', ['name', 'cause', 'since', 'raisedAt', 'overAt']);

/** How long it is known that a cause is over. */
const KEPT_DAYS = 7;

interface Watching {
  readonly clock: Clock;
  readonly alarms: Alarms;
}

/** Notes a cause that holds, and raises its alarm once it has lasted long enough, and again each hour. */
async function keepCause(
  { clock, alarms }: Watching,
  tx: Tx,
  name: LastingAlarm,
  { cause, detail }: Cause,
  known?: Known,
) {
  const now = clock.now();
  const holds = known?.overAt === null;
  const since = holds ? known.since : now;
  const raisedAt = known?.raisedAt ?? null;
  const isDue =
    now.getTime() - since.getTime() >= LASTING_ALARMS[name] &&
    (raisedAt === null || now.getTime() - raisedAt.getTime() >= ALARM_PACE);
  if (holds && !isDue) return;
  const raised = isDue ? now : raisedAt;
  await run(
    tx,
    sql`insert into platform_alarm_cause (name, cause, since, raised_at) values (${name}, ${cause}, ${since}, ${raised})
        on conflict (name, cause) do update
           set since = excluded.since, raised_at = excluded.raised_at, over_at = null`,
  );
  if (isDue) await alarms.raiseIn(tx, name, cause, detail);
}

/** Writes down which causes of an alarm hold now. */
async function keepCausesOf(
  ports: Watching,
  tx: Tx,
  name: LastingAlarm,
  { found, known, at }: { readonly found: readonly Cause[]; readonly known: readonly Known[]; readonly at: Date },
): Promise<void> {
  for (const one of found)
    await keepCause(
      ports,
      tx,
      name,
      one,
      known.find(({ cause }) => cause === one.cause),
    );
  const over = known.filter(({ cause, overAt }) => overAt === null && !found.some((one) => one.cause === cause));
  for (const { cause, since, raisedAt } of over) {
    await run(tx, sql`update platform_alarm_cause set over_at = ${at} where name = ${name} and cause = ${cause}`);
    const wasTold = raisedAt !== null && raisedAt >= since;
    if (wasTold) await announceAlarm(tx, { name, what: 'over', cause, at });
  }
}

/** The same for all alarms. It may be done by several processes at once. Rule: admin#alarms. */
async function keepCauses(
  ports: Watching & { readonly db: Db },
  seen: ReadonlyMap<LastingAlarm, readonly Cause[]>,
): Promise<void> {
  await transact(ports.db, async (tx) => {
    await lock(tx, 'alarmWatcher');
    const at = ports.clock.now();
    const names = textColumn([...seen.keys()]);
    const known = await rows(tx, select(KNOWN)`from platform_alarm_cause where name = any(${names}::text[])`);
    for (const [name, found] of seen)
      await keepCausesOf(ports, tx, name, { found, known: known.filter((one) => one.name === name), at });
    const forgotten = new Date(at.getTime() - KEPT_DAYS * DAY);
    await run(tx, sql`delete from platform_alarm_cause where name = any(${names}::text[]) and over_at < ${forgotten}`);
    return accept(undefined);
  });
}

type Ports = WatchPorts & Watching & { readonly watches: Readonly<Record<LastingAlarm, Watch>> };

/** Looks for the causes of all alarms that last. What cannot be looked at now does not hide the others. */
export async function watchCauses(ports: Ports): Promise<void> {
  const failures: unknown[] = [];
  const seen = new Map<LastingAlarm, readonly Cause[]>();
  for (const name of LASTING_ALARM_NAMES) {
    try {
      seen.set(name, await ports.watches[name](ports));
    } catch (error) {
      failures.push(error);
    }
  }
  await keepCauses(ports, seen);
  if (failures.length > 0) throw new AggregateError(failures, `watching failed: ${failures.map(String).join(' · ')}`);
}
