import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { presentProposal } from '../../../platform/approvals/present.ts';
import { openRestoreLocks } from '../../../platform/restore-lock/store.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { openAfterRestore } from './open-kind.ts';

/** Proposes to open the installation after a restore. Rule: admin#after-a-restore. */
export function proposeOpening(
  ports: Ports,
  call: Call<'admin.proposeOpening'>,
): Promise<Result<Answer<'admin.proposeOpening'>>> {
  const { snapshot, reason } = call.body;
  return once(ports, call, async (tx) => {
    const newest = (await openRestoreLocks(tx)).at(-1);
    if (!newest) return refuse('statusChanged');
    const closure = String(newest.id);
    const proposed = await ports.approvals.propose(tx, openAfterRestore, {
      subject: closure,
      about: { name: newest.takenAt.toISOString(), id: null },
      body: { closure, snapshot },
      beside: { compared: true },
      reason,
      by: call.caller,
    });
    return proposed.ok ? accept(presentProposal(proposed.value, call.caller.operatorId)) : proposed;
  });
}
