import { type Attempts, NO_ATTEMPTS, admitLogin } from '@greenhall/domain/identity/lockout';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Ports } from '../../platform/ports.ts';
import { lockAttempts, storeAttempts } from './store-attempts.ts';

type Admit = (state: Attempts, now: number) => Result<Attempts>;

/** Counts an attempt before its password is hashed; refuses while the subject has to wait. Answers the state stored. */
export function countAttempt(ports: Ports, kind: string, subject: string, admit: Admit): Promise<Result<Attempts>> {
  const now = ports.clock.now();
  return transact(ports.db, async (tx) => {
    const admitted = admit(await lockAttempts(tx, kind, subject, now), now.getTime());
    if (!admitted.ok) return admitted;
    await storeAttempts(tx, kind, subject, admitted.value, now);
    return accept(admitted.value);
  });
}

/** Counts an attempt at a member's login password: signing in and proving it later share one count. */
export const countLogin = (ports: Ports, username: string): Promise<Result<Attempts>> =>
  countAttempt(ports, 'login', username, admitLogin);

/** A success wipes the slate. */
export function clearAttempts(ports: Ports, kind: string, subject: string): Promise<void> {
  return storeAttempts(ports.db, kind, subject, NO_ATTEMPTS, ports.clock.now());
}

/** Lets a subject in again whom wrong attempts keep out; answers how often it has had to wait. */
export async function endWaiting(tx: Tx, kind: string, subject: string, at: Date): Promise<Result<number>> {
  const { waits, blockedUntil } = await lockAttempts(tx, kind, subject, at);
  if (waits === 0 && blockedUntil === null) return refuse('statusChanged');
  await storeAttempts(tx, kind, subject, NO_ATTEMPTS, at);
  return accept(waits);
}
