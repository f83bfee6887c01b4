import { sql } from 'kysely';
import type { Network } from '@greenhall/domain/chain/networks';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';
import { listOf } from '../../../platform/lists/list-of.ts';

const DOWN = columns('otc_outage', ['network']).narrow<{ network: Network }>();

/** The networks that cannot be reached now. */
export async function downNow(db: Db | Tx): Promise<Set<Network>> {
  const found = await rows(db, select(DOWN)`from otc_outage where ended_at is null and network is not null`);
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

export type Outage = RowOf<typeof OUTAGE>;

const OUTAGE = columns('otc_outage', ['id', 'network', 'beganAt as began']);

/** Ends the outage of a network; `undefined` if there is none. */
export function endOutage(tx: Tx, network: Network, at: Date): Promise<Outage | undefined> {
  return maybeRow(
    tx,
    returning(OUTAGE)`update otc_outage set ended_at = ${at} where network = ${network} and ended_at is null`,
  );
}

/** Records an outage of the platform, which is known only after it is over. */
export async function insertPlatformOutage(tx: Tx, began: Date, ended: Date): Promise<Outage | undefined> {
  return maybeRow(
    tx,
    returning(OUTAGE)`insert into otc_outage (network, began_at, ended_at) values (null, ${began}, ${ended})`,
  );
}

/** The newest block of a network that was seen: where the search for the payment of a new trade begins. */
export async function setHead(db: Db, network: Network, block: bigint): Promise<void> {
  await run(
    db,
    sql`insert into otc_head as h (network, block) values (${network}, ${block})
        on conflict (network) do update set block = greatest(h.block, excluded.block)`,
  );
}

const LISTED = columns('otc_outage', ['id', 'network', 'beganAt', 'endedAt', 'moved']);

export const OUTAGES = listOf('otc.outages', 'otc_outage', {
  key: 'id',
  filters: { network: 'network', made: 'beganAt' },
  orders: { made: 'id' },
  read: (part) => select(LISTED)`from otc_outage ${part}`,
});
