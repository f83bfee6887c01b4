import { sql } from 'kysely';
import { textColumn } from '../database/columns.ts';
import { type Db, rows, run, type Tx } from '../database/database.ts';

/** A socket of an operator that has a thing open, such as `recharge:17`. */
export interface OpenThing {
  readonly socket: string;
  readonly thing: string;
  readonly operatorId: bigint;
  readonly since: Date;
}

/** Records that an operator still has these things open, until a moment. */
export async function extendOpen(db: Db | Tx, things: readonly OpenThing[], until: Date): Promise<void> {
  if (things.length === 0) return;
  await run(
    db,
    sql`insert into platform_presence (socket, thing, operator_id, since, until)
        select socket, thing, operator_id::bigint, since::timestamptz, ${until}
          from unnest(${textColumn(things.map(({ socket }) => socket))}::text[],
                      ${textColumn(things.map(({ thing }) => thing))}::text[],
                      ${textColumn(things.map(({ operatorId }) => String(operatorId)))}::text[],
                      ${textColumn(things.map(({ since }) => since.toISOString()))}::text[]) o (socket, thing, operator_id, since)
        on conflict (socket, thing) do update set until = excluded.until`,
  );
}

/** Forgets what a socket has open, or one thing of it; answers what that was. */
export async function forgetOpen(tx: Tx, socket: string, thing: string | null): Promise<string[]> {
  const gone = await rows(
    tx,
    sql<{ thing: string }>`
      delete from platform_presence where socket = ${socket} and (${thing}::text is null or thing = ${thing}) returning thing`,
  );
  return gone.map((row) => row.thing);
}

/** Forgets what nobody has renewed; answers what that was. */
export async function forgetUnrenewed(tx: Tx, now: Date): Promise<string[]> {
  const gone = await rows(
    tx,
    sql<{ thing: string }>`delete from platform_presence where until <= ${now} returning thing`,
  );
  return [...new Set(gone.map((row) => row.thing))];
}

/** The operators who have a thing open, and since when, the first ones first. */
export function presentAt(db: Db, thing: string, now: Date): Promise<{ operatorId: bigint; since: Date }[]> {
  return rows(
    db,
    sql<{ operatorId: bigint; since: Date }>`
      select operator_id as "operatorId", min(since) as since from platform_presence
       where thing = ${thing} and until > ${now} group by operator_id order by min(since), operator_id`,
  );
}
