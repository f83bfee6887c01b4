import type { AlarmNews, TargetKind } from '@greenhall/domain/admin/alarm-targets';
import { ALARM_PACE, type AlarmName } from '@greenhall/domain/shared/alarms';
import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../database/database.ts';
import { type RowOf, columns, returning, select } from '../database/select.ts';

export type TargetRow = RowOf<typeof TARGET>;

const TARGET = columns('platform_alarm_target', [
  'id',
  'kind',
  'address',
  'language',
  'sealed',
  'proposedAt',
  'openedAt',
  'closedAt',
]);

/** More targets are not listed, and not opened. */
export const MOST_TARGETS = 20;

interface NewTarget {
  readonly kind: TargetKind;
  readonly address: string;
  readonly language: string;
  readonly sealed: string;
  readonly at: Date;
}

/** A target that is proposed. */
export async function insertTarget(tx: Tx, { kind, address, language, sealed, at }: NewTarget): Promise<bigint> {
  const { id } = await oneRow(
    tx,
    returning(columns('platform_alarm_target', ['id']))`
      insert into platform_alarm_target (kind, address, language, sealed, proposed_at)
      values (${kind}, ${address}, ${language}, ${sealed}, ${at})`,
  );
  return id;
}

/** A target, locked until the transaction ends. */
export const lockTarget = (tx: Tx, id: bigint): Promise<TargetRow | undefined> =>
  maybeRow(tx, select(TARGET)`from platform_alarm_target where id = ${id} for update`);

const OPEN = sql`opened_at is not null and closed_at is null`;

export const openTargets = (db: Db | Tx): Promise<TargetRow[]> =>
  rows(db, select(TARGET)`from platform_alarm_target where ${OPEN} order by id`);

export async function setOpened(tx: Tx, id: bigint, at: Date): Promise<void> {
  await run(tx, sql`update platform_alarm_target set opened_at = ${at} where id = ${id}`);
}

/** Closes a target, and gives up what it was still to be sent; false if it is not open. */
export async function closeTarget(tx: Tx, id: bigint, at: Date): Promise<boolean> {
  const closed = await run(tx, sql`update platform_alarm_target set closed_at = ${at} where id = ${id} and ${OPEN}`);
  await run(
    tx,
    sql`update platform_alarm_delivery set due_at = null, failed_at = ${at}, error = 'closed'
         where target_id = ${id} and due_at is not null`,
  );
  return closed === 1;
}

/** What is kept sealed of all targets. */
export const sealedTargets = (tx: Tx): Promise<{ id: bigint; sealed: string }[]> =>
  rows(
    tx,
    select(columns('platform_alarm_target', ['id', 'sealed']))`from platform_alarm_target order by id for update`,
  );

export async function setSealed(tx: Tx, id: bigint, sealed: string): Promise<void> {
  await run(tx, sql`update platform_alarm_target set sealed = ${sealed} where id = ${id}`);
}

interface News {
  readonly name: AlarmName;
  readonly what: AlarmNews;
  readonly cause: string;
  readonly at: Date;
}

/** Lets each open target be sent something; that an alarm was raised, once an hour for a cause. Rule: admin#targets. */
export async function announceAlarm(db: Db | Tx, { name, what, cause, at }: News): Promise<void> {
  const since = new Date(at.getTime() - ALARM_PACE);
  await run(
    db,
    sql`insert into platform_alarm_delivery (target_id, alarm, what, cause, at, due_at)
        select t.id, ${name}::text, ${what}::text, ${cause}::text, ${at}::timestamptz, ${at}::timestamptz
          from platform_alarm_target t
         where t.opened_at is not null and t.closed_at is null
           and (${what}::text = 'over' or not exists (
                 select 1 from platform_alarm_delivery d
                  where d.target_id = t.id and d.alarm = ${name} and d.cause = ${cause} and d.what = 'raised'
                    and d.at > ${since}))`,
  );
}

/** What stands for a test, in place of an alarm and of what is told of it. */
export const TEST = 'test';

/** Lets a target be sent a test. */
export async function insertTest(tx: Tx, target: bigint, at: Date): Promise<void> {
  await run(
    tx,
    sql`insert into platform_alarm_delivery (target_id, alarm, what, cause, at, due_at)
        values (${target}, ${TEST}, ${TEST}, '', ${at}, ${at})`,
  );
}

/** What is to be sent, with its target. */
export type DeliveryRow = RowOf<typeof DELIVERY>;

const DELIVERY = columns('platform_alarm_delivery as d', ['id', 'alarm', 'what', 'cause', 'at', 'attempts'])
  .narrow<{ alarm: AlarmName | typeof TEST }>()
  .and(columns('platform_alarm_target as t', ['id as targetId', 'kind', 'address', 'language', 'sealed']));

/** Whether something is to be sent to a target. */
export const isDeliveryDue = (now: Date): RawBuilder<boolean> =>
  sql`exists (select from platform_alarm_delivery where due_at <= ${now})`;

/** Takes some of what is due, so that no other process takes it before `until`. */
export function claimDeliveries(db: Db, now: Date, until: Date, limit: number): Promise<DeliveryRow[]> {
  return rows(
    db,
    returning(DELIVERY)`
      update platform_alarm_delivery d set due_at = ${until}, attempts = d.attempts + 1
        from platform_alarm_target t
       where t.id = d.target_id
         and d.id in (select id from platform_alarm_delivery where due_at <= ${now}
                       order by due_at, id limit ${limit} for update skip locked)`,
  );
}

export async function markDelivered(db: Db, id: bigint, at: Date): Promise<void> {
  await run(
    db,
    sql`update platform_alarm_delivery set due_at = null, delivered_at = ${at}, error = null
         where id = ${id} and due_at is not null`,
  );
}

interface Failure {
  readonly id: bigint;
  readonly attempts: number;
  readonly error: string;
  readonly at: Date;
  /** When it is tried again; given up where that is missing. */
  readonly next: Date | undefined;
}

/** Leaves a delivery for later, or gives it up, unless it was taken again since. */
export async function markFailed(db: Db, { id, attempts, error, at, next }: Failure): Promise<void> {
  await run(
    db,
    sql`update platform_alarm_delivery
           set due_at = ${next ?? null}::timestamptz, failed_at = ${next ? null : at}::timestamptz, error = ${error}
         where id = ${id} and attempts = ${attempts} and due_at is not null`,
  );
}

/** The targets that were opened, open ones first, with what became of what was sent to them. */
export function shownTargets(db: Db): Promise<
  (Omit<TargetRow, 'sealed' | 'language' | 'proposedAt'> & {
    readonly waiting: number;
    readonly failed: number;
    readonly deliveredAt: Date | null;
    readonly error: string | null;
    readonly testAt: Date | null;
    readonly testDeliveredAt: Date | null;
    readonly testFailedAt: Date | null;
    readonly testError: string | null;
  })[]
> {
  return rows(
    db,
    select(
      columns('platform_alarm_target as t', ['id', 'kind', 'address', 'openedAt', 'closedAt']).and({
        waiting: sql<number>`coalesce(d.waiting, 0)::int`,
        failed: sql<number>`coalesce(d.failed, 0)::int`,
        deliveredAt: sql<Date | null>`d.delivered_at`,
        error: sql<string | null>`d.error`,
        testAt: sql<Date | null>`test.at`,
        testDeliveredAt: sql<Date | null>`test.delivered_at`,
        testFailedAt: sql<Date | null>`test.failed_at`,
        testError: sql<string | null>`test.error`,
      }),
    )`
      from platform_alarm_target t
      left join lateral (
        select count(*) filter (where due_at is not null) as waiting, count(*) filter (where failed_at is not null) as failed,
               max(delivered_at) as delivered_at,
               (array_agg(error order by id desc) filter (where error is not null))[1] as error
          from platform_alarm_delivery where target_id = t.id and what <> ${TEST}) d on true
      left join lateral (
        select at, delivered_at, failed_at, error from platform_alarm_delivery
         where target_id = t.id and what = ${TEST} order by id desc limit 1) test on true
       where t.opened_at is not null order by t.closed_at is not null, t.id desc limit ${MOST_TARGETS}`,
  );
}

/** Forgets what was sent or given up before a moment, and proposed targets that came to nothing. */
export async function forgetDeliveries(db: Db, before: Date): Promise<void> {
  await run(db, sql`delete from platform_alarm_delivery where at < ${before} and due_at is null`);
  await run(db, sql`delete from platform_alarm_target where opened_at is null and proposed_at < ${before}`);
}
