import { type Result, accept } from '@greenhall/domain/shared/result';
import { presentProposal } from '../../platform/approvals/present.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';

/** Another operator approves what one has proposed. */
export function approveProposal(
  ports: Ports,
  call: Call<'admin.approveProposal'>,
): Promise<Result<Answer<'admin.approveProposal'>>> {
  return once(ports, call, async (tx) => {
    const done = await ports.approvals.approve(tx, BigInt(call.params.id), call.caller, call.body.digest);
    return done.ok ? accept(presentProposal(done.value, call.caller.operatorId)) : done;
  });
}

/** What has become stale is proposed again, with what it would change now. */
export function renewProposal(
  ports: Ports,
  call: Call<'admin.renewProposal'>,
): Promise<Result<Answer<'admin.renewProposal'>>> {
  return once(ports, call, async (tx) => {
    const done = await ports.approvals.renew(tx, BigInt(call.params.id), call.caller);
    return done.ok ? accept(presentProposal(done.value, call.caller.operatorId)) : done;
  });
}

/** Another operator turns it down. */
export function rejectProposal(
  ports: Ports,
  call: Call<'admin.rejectProposal'>,
): Promise<Result<Answer<'admin.rejectProposal'>>> {
  return once(ports, call, async (tx) => {
    const done = await ports.approvals.reject(tx, BigInt(call.params.id), call.caller, call.body.reason);
    return done.ok ? accept(presentProposal(done.value, call.caller.operatorId)) : done;
  });
}

/** It is taken back, or stopped before it is in force. */
export function withdrawProposal(
  ports: Ports,
  call: Call<'admin.withdrawProposal'>,
): Promise<Result<Answer<'admin.withdrawProposal'>>> {
  return once(ports, call, async (tx) => {
    const done = await ports.approvals.withdraw(tx, BigInt(call.params.id), call.caller, call.body.reason);
    return done.ok ? accept(presentProposal(done.value, call.caller.operatorId)) : done;
  });
}
