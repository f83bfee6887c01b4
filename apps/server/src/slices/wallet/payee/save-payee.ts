import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { SAVED_PAYEES, readPayeeLabel } from '@greenhall/domain/wallet/payees';
import { lockText } from '../../../platform/database/locks.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse } from '../../../platform/limits.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { findNamed, PAYEE_LIMIT, payeeNames } from './payee.ts';
import { presentSaved } from './present.ts';
import {
  countSavedPayees,
  deletePayee,
  forgetMasked,
  isSaved,
  storePayee,
  labelPayee,
  leavePayeeOut,
  payeeOfTransfer,
  savedPayee,
} from './store-payees.ts';

/** Saves a payee under a name of the member's own. It changes nothing about a first transfer. Rule: wallet#payees. */
export async function savePayee(
  ports: Ports,
  call: Call<'wallet.savePayee'>,
): Promise<Result<Answer<'wallet.savePayee'>>> {
  const { caller, body } = call;
  const me = caller.memberNo;
  const label = readPayeeLabel(body.label);
  if (!label.ok) return label;
  const at = ports.clock.now();
  // A username that nobody has is told apart here as where a payee is looked up, so that both count together.
  const paced = body.payee === undefined ? accept(undefined) : await countUse(ports.db, PAYEE_LIMIT, String(me), at);
  if (!paced.ok) return paced;
  return once(ports, call, async (tx): Promise<Result<Answer<'wallet.savePayee'>>> => {
    const found = await findNamed(tx, caller, body);
    if (!found.ok) return found;
    const { memberNo: payee, isTyped: typed } = found.value;
    if (payee === me) return refuse('selfTransfer');
    await lockText(tx, 'payees', String(me));
    if (!(await isSaved(tx, me, payee)) && (await countSavedPayees(tx, me)) >= SAVED_PAYEES)
      return refuse('payeeLimit', { max: SAVED_PAYEES });
    if (body.payee !== undefined) await forgetMasked(tx, me, payee);
    const row = await storePayee(tx, me, { payee, label: label.value, typed }, at);
    return accept(presentSaved(row, await payeeNames(tx, [payee])));
  });
}

export async function renamePayee(
  ports: Ports,
  call: Call<'wallet.renamePayee'>,
): Promise<Result<Answer<'wallet.renamePayee'>>> {
  const label = readPayeeLabel(call.body.label);
  if (!label.ok) return label;
  return once(ports, call, async (tx): Promise<Result<Answer<'wallet.renamePayee'>>> => {
    const row = await labelPayee(tx, call.caller.memberNo, BigInt(call.params.id), label.value);
    return row ? accept(presentSaved(row, await payeeNames(tx, [row.payee]))) : refuse('notFound');
  });
}

/** Removes a saved payee, and leaves it out of the recent ones until it is paid again. */
export function removePayee(
  ports: Ports,
  call: Call<'wallet.removePayee'>,
): Promise<Result<Answer<'wallet.removePayee'>>> {
  const { memberNo } = call.caller;
  return once(ports, call, async (tx): Promise<Result<Answer<'wallet.removePayee'>>> => {
    const row = await savedPayee(tx, memberNo, BigInt(call.params.id));
    if (!row) return refuse('notFound');
    await deletePayee(tx, memberNo, row.payee);
    await leavePayeeOut(tx, memberNo, row.payee, ports.clock.now());
    return accept({});
  });
}

/** Leaves out of the recent payees the one of a transfer, until it is paid again. */
export function removeRecent(
  ports: Ports,
  call: Call<'wallet.removeRecentPayee'>,
): Promise<Result<Answer<'wallet.removeRecentPayee'>>> {
  const { memberNo } = call.caller;
  return once(ports, call, async (tx): Promise<Result<Answer<'wallet.removeRecentPayee'>>> => {
    const found = await payeeOfTransfer(tx, memberNo, BigInt(call.params.transfer));
    if (!found) return refuse('notFound');
    await leavePayeeOut(tx, memberNo, found.payee, ports.clock.now());
    return accept({});
  });
}
