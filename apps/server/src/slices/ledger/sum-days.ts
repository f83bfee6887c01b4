import { isClosed } from '@greenhall/domain/ledger/day';
import { accept } from '@greenhall/domain/shared/result';
import { dayOf } from '@greenhall/domain/shared/time';
import { tryLock } from '../../platform/database/locks.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Ports } from '../../platform/ports.ts';
import { firstPosted, insertDays, lastSummed } from './store-days.ts';

/** The last day that is closed at a moment. */
function lastClosed(now: Date): number {
  const today = dayOf(now.getTime());
  return isClosed(today - 1, now.getTime()) ? today - 1 : today - 2;
}

/** Sums the days that have been closed since the last one that was summed. One process does so at a time. Rule: ledger#sums-of-days. */
export async function sumClosedDays({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await tryLock(tx, 'dayCloser'))) return accept(undefined);
    const before = await lastSummed(tx);
    const first = before ? before.day + 1 : await firstPosted(tx);
    const last = lastClosed(clock.now());
    if (first !== undefined && first <= last) await insertDays(tx, { first, last }, before?.through ?? 0n, clock.now());
    return accept(undefined);
  });
}
