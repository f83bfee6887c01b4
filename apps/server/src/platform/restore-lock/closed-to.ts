import { refusalWhileClosed } from '@greenhall/contract/while-closed';
import { refuse } from '@greenhall/domain/shared/result';
import type { Call } from '../http/call.ts';
import type { AuthPort } from '../http/caller.ts';
import { type Ports, answerBefore } from '../ports.ts';
import { isClosed } from './store.ts';

/** For how long a process trusts that the installation was open. What must not happen while it is closed is asked again where it is done. */
const TRUSTED_MS = 1_000;

/**
 * What the binding of routes asks before it hands a write of a member on: the answer that the same request got before or the refusal,
 * `undefined` where the write may go on. So a route whose command does not ask by itself is refused too.
 */
export function closedTo(ports: Pick<Ports, 'db' | 'secret'>): NonNullable<AuthPort['whileClosed']> {
  let openAt = -Infinity;
  return async (asked) => {
    const call = asked as Call;
    const refusal = refusalWhileClosed(call.route);
    if (!refusal || performance.now() - openAt < TRUSTED_MS) return undefined;
    if (await isClosed(ports.db)) return (await answerBefore(ports, call)) ?? refuse(refusal);
    openAt = performance.now();
    return undefined;
  };
}
