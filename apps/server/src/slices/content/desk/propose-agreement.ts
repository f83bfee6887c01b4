import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { presentProposal } from '../../../platform/approvals/present.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { agreementPublished } from './agreement-kind.ts';
import { entryById, versionsOf } from './store-entries.ts';

/** Proposes a draft as the agreement, as its texts are now; if one of them is changed later, it cannot be approved. */
export function proposeAgreement(
  ports: Ports,
  call: Call<'content.proposeAgreement'>,
): Promise<Result<Answer<'content.proposeAgreement'>>> {
  const id = BigInt(call.params.id);
  return once(ports, call, async (tx) => {
    const row = await entryById(tx, id);
    if (!row) return refuse('notFound');
    const body = { entry: String(id), texts: await versionsOf(tx, id) };
    const about = { name: row.title, id: String(id) };
    const fresh = { subject: `${row.title} (${id})`, about, body, reason: call.body.reason, by: call.caller };
    const proposed = await ports.approvals.propose(tx, agreementPublished, fresh);
    return proposed.ok ? accept(presentProposal(proposed.value, call.caller.operatorId)) : proposed;
  });
}
