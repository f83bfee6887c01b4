import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { presentProposal } from '../../../platform/approvals/present.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { newestVersion } from '../../../platform/parameters/store.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { parameterChanged } from './parameter-kind.ts';

/** Proposes a value of a parameter as it was shown. Rule: admin#parameters. */
export function proposeParameter(
  ports: Ports,
  call: Call<'admin.proposeParameter'>,
): Promise<Result<Answer<'admin.proposeParameter'>>> {
  const { name } = call.params;
  const { value, version, reason } = call.body;
  return once(ports, call, async (tx): Promise<Result<Answer<'admin.proposeParameter'>>> => {
    const newest = await newestVersion(tx, name);
    if (version !== (newest?.version ?? 0)) return refuse('statusChanged');
    const fresh = { subject: name, body: { value }, reason, by: call.caller };
    const proposed = await ports.approvals.propose(tx, parameterChanged(ports), fresh);
    return proposed.ok ? accept(presentProposal(proposed.value, call.caller.operatorId)) : proposed;
  });
}
