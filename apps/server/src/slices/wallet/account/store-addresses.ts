import { addressKey } from '@greenhall/domain/chain/addresses';
import type { Network } from '@greenhall/domain/chain/networks';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow } from '../../../platform/database/database.ts';
import { columns, returning } from '../../../platform/database/select.ts';

/** Whose an address is, for ever: a member's, or one at which members pay in. */
type Side = 'member' | 'payIn';

/** Takes an address for one side, unless it was taken for the other. What is taken for a side stays so. */
export async function takeAddress(tx: Tx, network: Network, address: string, side: Side): Promise<boolean> {
  const key = addressKey(network, address);
  const taken = await maybeRow(
    tx,
    returning(columns('wallet_address', ['belongsTo as side']))`
      insert into wallet_address as a (network, address, belongs_to) values (${network}, ${key}, ${side})
      on conflict (network, address) do update set belongs_to = a.belongs_to`,
  );
  return taken?.side === side;
}

/** Whether members pay in at an address, or once did. */
export async function isPayInAddress(db: Db | Tx, network: Network, address: string): Promise<boolean> {
  const found = await maybeRow(
    db,
    sql`select 1 from wallet_address
         where network = ${network} and address = ${addressKey(network, address)} and belongs_to = 'payIn'`,
  );
  return found !== undefined;
}

/** Whether an address is or was a member's: a trading account, or where a withdrawal went. */
export async function isMembersAddress(db: Db | Tx, network: Network, address: string): Promise<boolean> {
  const key = addressKey(network, address);
  const written = sql`case when network = 'BEP20' then lower(address) else address end`;
  const found = await maybeRow(
    db,
    sql`
      select 1 from wallet_address where network = ${network} and address = ${key} and belongs_to = 'member'
      union all select 1 from wallet_account where network = ${network} and ${written} = ${key}
      union all select 1 from wallet_withdrawal where network = ${network} and ${written} = ${key} limit 1`,
  );
  return found !== undefined;
}
