import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { acknowledgeAlarm as acknowledge } from '../../../platform/alarms.ts';
import { audit, stateChange } from '../../../platform/audit/audit.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';

/** An operator takes an alarm off the dashboard, as it was shown; one that was raised meanwhile stays. Rule: admin#alarms. */
export function acknowledgeAlarm(
  ports: Ports,
  call: Call<'admin.acknowledgeAlarm'>,
): Promise<Result<Record<string, never>>> {
  const { name } = call.params;
  const { lastAt, reason = null } = call.body;
  const { username: operator } = call.caller;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const seen = { name, lastAt: new Date(lastAt), by: operator, reason, at };
    if (!(await acknowledge(tx, seen))) return refuse('statusChanged');
    const change = stateChange('raised', 'acknowledged');
    await audit(tx, { operator, act: 'alarm.acknowledge', subject: name, detail: { lastAt, reason }, ...change, at });
    return accept({});
  });
}
