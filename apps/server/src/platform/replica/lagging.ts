import type { Result } from '@greenhall/domain/shared/result';
import type { Call } from '../http/call.ts';
import type { Ports } from '../ports.ts';
import type { Replica } from './replica.ts';

/** The same ports on the copy of the database, where this call may be answered by it. What is written goes to the others. */
export function lagging<P extends Pick<Ports, 'db'>>(ports: P, { copy }: Pick<Call, 'copy'>): P {
  const db = copy?.();
  return db ? { ...ports, db } : ports;
}

/**
 * Handles a call that a copy of the database may answer. What the copy refuses or fails at is asked of the database itself: the copy may
 * not have it yet. `tellAsOf` is told as of when an answer of the copy is.
 */
export async function handleLagging<C extends object, T>(
  replica: Replica,
  handle: (call: C & Pick<Call, 'copy'>) => Promise<Result<T>>,
  call: C,
  tellAsOf: (at: Date) => void,
): Promise<Result<T>> {
  let asOf: Date | undefined;
  const copy = () => {
    asOf ??= replica.asOf();
    return asOf && replica.db;
  };
  try {
    const result = await handle({ ...call, copy });
    if (asOf === undefined) return result;
    if (result.ok) {
      tellAsOf(asOf);
      return result;
    }
  } catch (error) {
    if (asOf === undefined) throw error;
    replica.failed(error);
  }
  return handle(call);
}
