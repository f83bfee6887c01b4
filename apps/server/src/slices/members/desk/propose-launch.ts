import { type Result, accept } from '@greenhall/domain/shared/result';
import { presentProposal } from '../../../platform/approvals/present.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { launchRecorded } from './launch-kind.ts';

/** Proposes to go live, or a new version of what was recorded. */
export function proposeLaunch(
  ports: Ports,
  call: Call<'members.proposeLaunch'>,
): Promise<Result<Answer<'members.proposeLaunch'>>> {
  const { entity, risk, reason } = call.body;
  const countries = [...new Set(call.body.countries)].toSorted();
  return once(ports, call, async (tx): Promise<Result<Answer<'members.proposeLaunch'>>> => {
    const fresh = {
      subject: 'launch',
      about: { name: entity, id: null },
      body: { entity, countries, risk },
      reason,
      by: call.caller,
    };
    const proposed = await ports.approvals.propose(tx, launchRecorded(ports), fresh);
    return proposed.ok ? accept(presentProposal(proposed.value, call.caller.operatorId)) : proposed;
  });
}
