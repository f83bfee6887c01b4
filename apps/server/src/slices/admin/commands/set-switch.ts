import { type Result, accept } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { turn } from '../../../platform/switches.ts';

export function setSwitch(ports: Ports, call: Call<'admin.setSwitch'>): Promise<Result<Answer<'admin.setSwitch'>>> {
  return once(ports, call, async (tx) => {
    const { name } = call.params;
    await turn(tx, name, call.body.on);
    const at = ports.clock.now();
    await audit(tx, {
      operator: call.caller.username,
      act: 'switch.set',
      subject: name,
      detail: { on: call.body.on },
      at,
    });
    return accept({});
  });
}
