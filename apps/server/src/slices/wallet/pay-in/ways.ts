import { accept } from '@greenhall/domain/shared/result';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Ports } from '../../../platform/ports.ts';
import { isIntact } from './seal.ts';
import { closeWay, membersPayingBy, openWays, type WayRow } from './store-ways.ts';

/** Tells the members with an open report of a way, or who are about to pay by it, that it was closed. */
export async function tellClosed({ live }: Pick<Ports, 'live'>, tx: Tx, id: bigint): Promise<void> {
  const channels = (await membersPayingBy(tx, id)).map((memberNo) => `member:${memberNo}` as const);
  if (channels.length > 0) await live.publish(tx, { channels, events: [{ what: 'balance', id: '' }] });
}

/** Closes what was changed in the database, and says so. */
async function closeBent(ports: Pick<Ports, 'db' | 'clock' | 'alarms' | 'live'>, way: WayRow): Promise<void> {
  const closed = await transact(ports.db, async (tx) => {
    const gone = await closeWay(tx, way.id, { at: ports.clock.now(), by: null });
    if (gone) await tellClosed(ports, tx, way.id);
    return accept(gone !== undefined);
  });
  if (closed.ok && closed.value) ports.alarms.raise('sealBroken', { about: 'a way to pay in', id: String(way.id) });
}

/** The open ways that are as two operators have left them. Each other one is closed. */
export async function intactWays(ports: Ports, db: Db): Promise<readonly WayRow[]> {
  const ways = await openWays(db);
  for (const way of ways) if (!isIntact(ports.secret, way)) await closeBent(ports, way);
  return ways.filter((way) => isIntact(ports.secret, way));
}

/** Closes what was changed also where nobody looks. */
export const checkWays = async (ports: Ports): Promise<void> => void (await intactWays(ports, ports.db));
