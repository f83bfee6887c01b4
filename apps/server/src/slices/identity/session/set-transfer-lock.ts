import { SWITCH_WAIT } from '@greenhall/domain/identity/cool-down';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { once, type Ports } from '../../../platform/ports.ts';
import { provePayPassword } from '../authentication/authority.ts';
import { credentialByNumber, setTransferLock as writeLock } from '../store.ts';

/** Turns the transfer lock on at once, or off with a wait before transfers are allowed again. */
export async function setTransferLock(
  ports: Ports,
  call: Call<'identity.setTransferLock'>,
): Promise<Result<Answer<'identity.setTransferLock'>>> {
  const { memberNo } = call.caller;
  const proved = await provePayPassword(ports, call.caller, call.body.payPassword);
  if (!proved.ok) return proved;
  return once(ports, call, async (tx) => {
    const { on } = call.body;
    if (await writeLock(tx, memberNo, on, ports.clock.now()))
      await ports.notify(tx, memberNo, 'securityChanged', { change: on ? 'lockOn' : 'lockOff' });
    const credential = await credentialByNumber(tx, memberNo);
    if (!credential) return refuse('memberNotFound');
    const since = credential.unlockedAt;
    return accept({
      on: credential.transferLock,
      opensAt: since ? new Date(since.getTime() + SWITCH_WAIT).toISOString() : null,
    });
  });
}
