import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, run } from './database/database.ts';

export type Switch = 'registration' | 'activation';

/** Whether operators have left a function switched on. */
export async function isSwitchOn(db: Db | Tx, name: Switch): Promise<boolean> {
  const row = await maybeRow(db, sql<{ on: boolean }>`select "on" from platform_switch where name = ${name}`);
  return row?.on ?? true;
}

export async function storeSwitch(tx: Tx, name: Switch, on: boolean): Promise<void> {
  await run(tx, sql`update platform_switch set "on" = ${on} where name = ${name}`);
}
