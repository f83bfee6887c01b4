import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { presentProposal } from '../../platform/approvals/present.ts';
import { isOpenProposal } from '../../platform/approvals/store.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';
import type { CheckReport } from '../../platform/checks.ts';
import { switchOn } from './set-switch.ts';

type LedgerChecker = () => Promise<Result<CheckReport>>;

/**
 * Whether payouts may start again, if that is what the proposal is about: everything must hold. It is asked before the transaction of
 * the approval, because a check reads everything.
 */
async function checkRelease(ports: Ports, checkLedger: LedgerChecker, id: bigint): Promise<Result<true>> {
  if (!(await isOpenProposal(ports.db, id, switchOn.name, 'payouts'))) return accept(true);
  const checked = await checkLedger();
  if (!checked.ok) return checked;
  return checked.value.clean ? accept(true) : refuse('payoutsFrozen');
}

/** Another operator approves what one has proposed. */
export async function approveProposal(
  ports: Ports,
  checkLedger: LedgerChecker,
  call: Call<'admin.approveProposal'>,
): Promise<Result<Answer<'admin.approveProposal'>>> {
  const released = await checkRelease(ports, checkLedger, BigInt(call.params.id));
  if (!released.ok) return released;
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
