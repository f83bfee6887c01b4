import { NO_ATTEMPTS } from '@greenhall/domain/identity/lockout';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit.ts';
import type { Call } from '../../../platform/http/call.ts';
import { once, type Ports } from '../../../platform/ports.ts';
import { credentialByNumber } from '../store.ts';
import { lockAttempts, storeAttempts } from '../store-attempts.ts';

/**
 * An operator lets a member sign in again whom wrong passwords keep out. The password stays what it was; whoever does not
 * know it retrieves it. Nobody unlocks an account of their own.
 */
export function unlockLogin(ports: Ports, call: Call<'identity.unlockLogin'>): Promise<Result<Record<string, never>>> {
  const memberNo = BigInt(call.params.id);
  const { username: operator, members } = call.caller;
  return once(ports, call, async (tx) => {
    if (members?.includes(memberNo)) return refuse('fourEyes');
    const credential = await credentialByNumber(tx, memberNo);
    if (!credential) return refuse('memberNotFound');
    const at = ports.clock.now();
    const { waits, blockedUntil } = await lockAttempts(tx, 'login', credential.username, at);
    if (waits === 0 && blockedUntil === null) return refuse('statusChanged');
    await storeAttempts(tx, 'login', credential.username, NO_ATTEMPTS, at);
    const detail = { reason: call.body.reason, waits };
    await audit(tx, { operator, act: 'login.unlock', subject: call.params.id, detail, at });
    return accept({});
  });
}
