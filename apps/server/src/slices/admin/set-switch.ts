import type { SwitchName } from '@greenhall/domain/admin/switches';
import { NOBODY } from '@greenhall/domain/shared/four-eyes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import * as z from 'zod/mini';
import type { ProposalKind } from '../../platform/approvals/kind.ts';
import { presentProposed } from '../../platform/approvals/present.ts';
import { audit, changeOf } from '../../platform/audit/audit.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import { checkStep } from '../../platform/http/rights.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { storeSwitch, switchSetting } from '../../platform/switches.ts';

/** A switch that is off goes on again; what stops something takes one operator, what lets it run takes two. */
export const switchOn: ProposalKind<{ readonly on: true }> = {
  name: 'switchOn',
  body: z.object({ on: z.literal(true) }),
  noticeMs: 0,
  beneficiary: () => NOBODY,
  difference: async (tx, name) =>
    (await switchSetting(tx, name as SwitchName))
      ? refuse('statusChanged')
      : accept([{ field: 'isOn', from: 'off', to: 'on' }]),
  apply: async (tx, name) => {
    await storeSwitch(tx, name as SwitchName, true);
    return accept(true);
  },
};

export function setSwitch(ports: Ports, call: Call<'admin.setSwitch'>): Promise<Result<Answer<'admin.setSwitch'>>> {
  const { name } = call.params;
  const { on, reason } = call.body;
  return once(ports, call, async (tx): Promise<Result<Answer<'admin.setSwitch'>>> => {
    if (on) {
      const fresh = { subject: name, body: { on }, reason, by: call.caller };
      return presentProposed(await ports.approvals.propose(tx, switchOn, fresh));
    }
    const right = checkStep(call, 'alone');
    if (!right.ok) return right;
    const wasOn = await switchSetting(tx, name);
    await storeSwitch(tx, name, false);
    const at = ports.clock.now();
    const detail = { on, reason };
    await audit(tx, {
      operator: call.caller.username,
      act: 'switch.set',
      subject: name,
      detail,
      ...changeOf({ isOn: wasOn }, { isOn: on }),
      at,
    });
    return accept({ proposal: null });
  });
}
