import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit/audit.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { endOneOf, endOthersOf } from './store.ts';

type Nothing = Result<Record<string, never>>;

export function endSession(ports: Ports, call: Call<'admin.endSession'>): Promise<Nothing> {
  const { operatorId, username: operator, sessionId } = call.caller;
  const id = BigInt(call.params.id);
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    // The session that asks is left by signing out.
    if (id === sessionId || !(await endOneOf(tx, operatorId, id, at))) return refuse('sessionNotFound');
    await audit(tx, { operator, act: 'operator.endSession', subject: call.params.id, detail: {}, at });
    return accept({});
  });
}

export function endOtherSessions(ports: Ports, call: Call<'admin.endOtherSessions'>): Promise<Nothing> {
  const { operatorId, username: operator, sessionId } = call.caller;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const detail = { sessions: await endOthersOf(tx, operatorId, sessionId, at) };
    await audit(tx, { operator, act: 'operator.endSessions', subject: operator, detail, at });
    return accept({});
  });
}
