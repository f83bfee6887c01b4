import { accept } from '@greenhall/domain/shared/result';
import type { Tx } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { notifyEverybody } from '../../platform/live/store.ts';
import type { Ports } from '../../platform/ports.ts';
import { takeUntold } from './store-told.ts';

/** Tells all members of the entries that have appeared and were not told of, each once. */
export async function notifyShown(tx: Tx, at: Date): Promise<void> {
  for (const id of await takeUntold(tx, at)) await notifyEverybody(tx, { what: 'notice', id: String(id) }, at);
}

/** Tells of the entries whose first moment has come since they were published. */
export async function notifyOfBegun(ports: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  await transact(ports.db, async (tx) => accept(await notifyShown(tx, ports.clock.now())));
}
