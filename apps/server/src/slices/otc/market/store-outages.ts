import { sql } from 'kysely';
import type { Network } from '@greenhall/domain/chain/networks';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { BEYOND_LAST } from '../../../platform/cursor.ts';

/** The networks that cannot be reached now. */
export async function downNow(db: Db | Tx): Promise<Set<Network>> {
  const found = await rows(
    db,
    sql<{ network: Network }>`select network from otc_outage where ended_at is null and network is not null`,
  );
  return new Set(found.map((row) => row.network));
}

/** Records that a network is out. It does nothing if that is recorded already. */
export async function beginOutage(db: Db, network: Network, at: Date): Promise<void> {
  await run(
    db,
    sql`insert into otc_outage (network, began_at) values (${network}, ${at})
        on conflict (network) where ended_at is null do nothing`,
  );
}

export interface Outage {
  readonly id: bigint;
  readonly network: Network | null;
  readonly began: Date;
}

/** Ends the outage of a network; `undefined` if there is none. */
export function endOutage(tx: Tx, network: Network, at: Date): Promise<Outage | undefined> {
  return maybeRow(
    tx,
    sql<Outage>`update otc_outage set ended_at = ${at} where network = ${network} and ended_at is null
                returning id, network, began_at as began`,
  );
}

/** Records an outage of the platform, which is known only after it is over. */
export async function insertPlatformOutage(tx: Tx, began: Date, ended: Date): Promise<Outage | undefined> {
  return maybeRow(
    tx,
    sql<Outage>`insert into otc_outage (network, began_at, ended_at) values (null, ${began}, ${ended})
                returning id, network, began_at as began`,
  );
}

export interface OutageRow {
  readonly id: bigint;
  readonly network: Network | null;
  readonly beganAt: Date;
  readonly endedAt: Date | null;
  readonly moved: number;
}

export function listOutages(db: Db, before: bigint | undefined, limit: number): Promise<OutageRow[]> {
  return rows(
    db,
    sql<OutageRow>`
      select id, network, began_at as "beganAt", ended_at as "endedAt", moved from otc_outage
       where id < ${before ?? BEYOND_LAST} order by id desc limit ${limit}`,
  );
}
