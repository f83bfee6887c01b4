import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, stateChange } from '../../platform/audit/audit.ts';
import type { Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { endWaiting } from '../identity/index.ts';
import { operatorById } from './store.ts';

/** An operator lets another one sign in again; password and second factor stay what they were. */
export function unlockOperator(
  ports: Ports,
  call: Call<'admin.unlockOperator'>,
): Promise<Result<Record<string, never>>> {
  const { operatorId, username: operator } = call.caller;
  const id = BigInt(call.params.id);
  return once(ports, call, async (tx) => {
    if (id === operatorId) return refuse('fourEyes');
    const locked = await operatorById(tx, id);
    if (!locked) return refuse('notFound');
    const subject = locked.username;
    const at = ports.clock.now();
    const ended = await endWaiting(tx, { kind: 'operator', subject: call.params.id });
    if (!ended.ok) return ended;
    const detail = { reason: call.body.reason, waits: ended.value };
    await audit(tx, { operator, act: 'operator.unlock', subject, detail, ...stateChange('locked', 'open'), at });
    return accept({});
  });
}
