import { type Result, accept } from '@greenhall/domain/shared/result';
import { presentProposal } from '../../../platform/approvals/present.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { checkNotice, planVersion } from './plan-kind.ts';

/** Proposes a version. A plan that breaks a rule is refused when it is saved. */
export function proposePlan(
  ports: Ports,
  call: Call<'stock.proposePlan'>,
): Promise<Result<Answer<'stock.proposePlan'>>> {
  const { reason, ...body } = call.body;
  return once(ports, call, async (tx): Promise<Result<Answer<'stock.proposePlan'>>> => {
    const notice = checkNotice(body, ports.clock.now());
    if (!notice.ok) return notice;
    const about = { name: body.effectiveOn, id: null };
    const fresh = { subject: 'plan', about, body, reason, by: call.caller };
    const proposed = await ports.approvals.propose(tx, planVersion(ports), fresh);
    return proposed.ok ? accept(presentProposal(proposed.value, call.caller.operatorId)) : proposed;
  });
}
