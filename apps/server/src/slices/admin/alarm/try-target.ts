import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { insertTest, lockTarget } from '../../../platform/alarm-targets/store.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import { type Ports, once } from '../../../platform/ports.ts';

const TESTS = defineLimit({
  name: 'alarm-target-test',
  max: 5,
  seconds: 60,
  per: 'operator',
  about: 'tests that are sent to targets of alarms',
});

/** Has a test sent to a target that is open; the list of targets says what became of it. Rule: admin#targets. */
export function testTarget(
  ports: Ports,
  call: Call<'admin.testAlarmTarget'>,
): Promise<Result<Answer<'admin.testAlarmTarget'>>> {
  const { username, operatorId } = call.caller;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const target = await lockTarget(tx, BigInt(call.params.id));
    if (!target) return refuse('notFound');
    if (!target.openedAt || target.closedAt) return refuse('statusChanged');
    const paced = await countUse(tx, TESTS, String(operatorId), at);
    if (!paced.ok) return paced;
    await insertTest(tx, target.id, at);
    const { kind, address } = target;
    await audit(tx, { operator: username, act: 'alarm.test', subject: address, detail: { kind }, at });
    return accept({});
  });
}
