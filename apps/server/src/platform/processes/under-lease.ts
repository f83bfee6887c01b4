import { randomUUID } from 'node:crypto';
import { accept } from '@greenhall/domain/shared/result';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { giveBack, takeLeases } from './store.ts';

/**
 * Does something that one process at a time does when it is asked for; `undefined` while another one does it, or this one. The lease lasts for
 * longer than the work can take: a process that is killed meanwhile holds it for no longer.
 */
export async function underLease<T extends object>(
  db: Db,
  name: string,
  seconds: number,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const holder = randomUUID();
  const taken = await transact(db, async (tx) => accept(await takeLeases(tx, holder, [{ name, seconds }])));
  if (!taken.ok || taken.value.length === 0) return undefined;
  try {
    return await work();
  } finally {
    await giveBack(db, holder);
  }
}
