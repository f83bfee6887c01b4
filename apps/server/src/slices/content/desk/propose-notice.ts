import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { presentProposal } from '../../../platform/approvals/present.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { noticePublished } from './notice-kind.ts';
import { entryById, versionsOf } from './store-entries.ts';

/** Proposes to publish an important notice as it is now; if anything of it is changed later, it cannot be approved. */
export function proposeNotice(
  ports: Ports,
  call: Call<'content.proposeNotice'>,
): Promise<Result<Answer<'content.proposeNotice'>>> {
  const id = BigInt(call.params.id);
  const { confirmed, reason } = call.body;
  return once(ports, call, async (tx) => {
    const row = await entryById(tx, id);
    if (!row) return refuse('notFound');
    const { version, title } = row;
    const body = { entry: String(id), version, texts: await versionsOf(tx, id), confirmed: confirmed.join(' ') };
    const about = { name: title, id: String(id) };
    const fresh = { subject: `${title} (${id})`, about, body, reason, by: call.caller };
    const proposed = await ports.approvals.propose(tx, noticePublished, fresh);
    return proposed.ok ? accept(presentProposal(proposed.value, call.caller.operatorId)) : proposed;
  });
}
