import type { SwitchName } from '@greenhall/domain/admin/switches';
import { accept } from '@greenhall/domain/shared/result';
import { sql } from 'kysely';
import type { Alarms } from './alarms.ts';
import { audit, changeOf } from './audit/audit.ts';
import type { Clock } from './clock.ts';
import { isClosed, staysClosed } from './restore-lock/store.ts';
import { type Db, type Tx, maybeRow, run } from './database/database.ts';
import { transact } from './database/transact.ts';

/** How operators have set a switch. */
export async function switchSetting(db: Db | Tx, name: SwitchName): Promise<boolean> {
  const row = await maybeRow(db, sql<{ on: boolean }>`select "on" from platform_switch where name = ${name}`);
  return row?.on ?? true;
}

/** Whether a function is there: operators have left it switched on, and the installation is not closed after a restore. */
export const isSwitchOn = async (db: Db | Tx, name: SwitchName): Promise<boolean> =>
  (await switchSetting(db, name)) && !(await isClosed(db));

/**
 * The same, for what must not happen after the switch was turned off: whoever turns it off waits until this transaction has
 * ended, and who asks meanwhile waits for that and is told of it.
 */
export async function lockSwitchOn(tx: Tx, name: SwitchName): Promise<boolean> {
  if (await staysClosed(tx)) return false;
  const row = await maybeRow(tx, sql<{ on: boolean }>`select "on" from platform_switch where name = ${name} for share`);
  return row?.on ?? true;
}

export async function storeSwitch(tx: Tx, name: SwitchName, on: boolean): Promise<void> {
  await run(tx, sql`update platform_switch set "on" = ${on} where name = ${name}`);
}

interface Stopping {
  readonly db: Db;
  readonly clock: Clock;
  readonly alarms: Alarms;
}

/**
 * Stops payouts because the books do not fit, with an alarm that says what was found. Does nothing where they are stopped already.
 * Must not be called inside a transaction. Rule: admin#switches.
 */
export async function stopPayouts({ db, clock, alarms }: Stopping, cause: string, found: string): Promise<void> {
  const at = clock.now();
  const done = await transact(db, async (tx) => {
    const stopped = await maybeRow(
      tx,
      sql<{ name: string }>`update platform_switch set "on" = false where name = 'payouts' and "on" returning name`,
    );
    if (!stopped) return accept(false);
    const detail = { reason: cause, found };
    await audit(tx, {
      operator: null,
      act: 'switch.stop',
      subject: stopped.name,
      detail,
      ...changeOf({ isOn: true }, { isOn: false }),
      at,
    });
    return accept(true);
  });
  if (done.ok && done.value) alarms.raise('payoutsStopped', { cause, found });
}
