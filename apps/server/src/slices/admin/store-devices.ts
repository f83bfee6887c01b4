import { type OperatorId, operatorId } from '@greenhall/domain/shared/four-eyes';
import { DAY } from '@greenhall/domain/shared/time';
import { sql } from 'kysely';
import { type Db, type Tx, rows, run } from '../../platform/database/database.ts';

/** How long it counts that two operators have signed in from one device. */
const COUNTS = 30 * DAY;

/** Keeps that an operator has signed in from a device. */
export async function noteDevice(tx: Tx, operator: bigint, deviceHash: Buffer, at: Date): Promise<void> {
  await run(
    tx,
    sql`insert into admin_device (device_hash, operator_id, seen_at) values (${deviceHash}, ${operator}, ${at})
        on conflict (device_hash, operator_id) do update set seen_at = excluded.seen_at`,
  );
}

/** Pairs that used one device lately, and both after they were last said to be different persons. */
const sharing = (now: Date) => sql`
  from admin_device a join admin_device b using (device_hash)
  left join admin_apart p on p.one_id = least(a.operator_id, b.operator_id) and p.other_id = greatest(a.operator_id, b.operator_id)
 where a.operator_id <> b.operator_id and least(a.seen_at, b.seen_at) > ${new Date(now.getTime() - COUNTS)}
   and least(a.seen_at, b.seen_at) > coalesce(p.at, '-infinity')`;

/** Who has used a device lately that an operator has used too. */
export async function sharingDevice(db: Db | Tx, operator: OperatorId, now: Date): Promise<ReadonlySet<OperatorId>> {
  const found = await rows(
    db,
    sql<{ id: bigint }>`select distinct b.operator_id as id ${sharing(now)} and a.operator_id = ${operator}`,
  );
  return new Set(found.map(({ id }) => operatorId(id)));
}

/** Who has used a device of each operator lately, by name. */
export async function devicesShared(db: Db, now: Date): Promise<ReadonlyMap<bigint, readonly string[]>> {
  const found = await rows(
    db,
    sql<{ id: bigint; names: string[] }>`
      select a.operator_id as id,
             array_agg(distinct (select o.username from admin_operator o where o.id = b.operator_id)) as names
        ${sharing(now)} group by a.operator_id limit 1000`,
  );
  return new Map(found.map(({ id, names }) => [id, names]));
}

/** Stores that two operators are different persons, whatever devices they have used until then. */
export async function markDifferentPersons(tx: Tx, one: bigint, other: bigint, at: Date): Promise<void> {
  await run(
    tx,
    sql`insert into admin_apart (one_id, other_id, at)
        values (least(${one}::bigint, ${other}::bigint), greatest(${one}::bigint, ${other}::bigint), ${at})
        on conflict (one_id, other_id) do update set at = excluded.at`,
  );
}
