import { type Attempts, NO_ATTEMPTS } from '@greenhall/domain/identity/lockout';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Ports } from '../../../platform/ports.ts';
import { countWaits, deleteAttempts, lockAttempts, storeAttempts, type Subject } from './store-attempts.ts';

type Admit = (state: Attempts, now: number) => Result<Attempts>;

/** The source of attempts that are counted together for all networks and devices. */
const ANYWHERE = '';

/**
 * Counts an attempt before its password is hashed and returns the stored state. Refuses while the subject has to wait.
 */
export function countAttempt(
  ports: Ports,
  subject: Subject,
  admit: Admit,
  source: string = ANYWHERE,
): Promise<Result<Attempts>> {
  const now = ports.clock.now();
  return transact(ports.db, async (tx) => {
    const [before = NO_ATTEMPTS] = await lockAttempts(tx, subject, [source], now);
    const admitted = admit(before, now.getTime());
    if (!admitted.ok) return admitted;
    await storeAttempts(tx, subject, source, admitted.value);
    return accept(admitted.value);
  });
}

/** Clears the counted attempts after a success. */
export function clearAttempts(ports: Ports, subject: Subject, source: string = ANYWHERE): Promise<void> {
  return deleteAttempts(ports.db, subject, source);
}

/**
 * Lets a subject sign in again that wrong attempts have locked out, whatever their source; returns how many waits it
 * has had.
 */
export async function endWaiting(tx: Tx, subject: Subject): Promise<Result<number>> {
  const waits = await countWaits(tx, subject);
  if (waits === 0) return refuse('statusChanged');
  await deleteAttempts(tx, subject, null);
  return accept(waits);
}
