import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, stateChange } from '../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { memberState } from '../../members/index.ts';
import { presentReview } from './present.ts';
import { endReview, openReview, reviewById } from './store.ts';

/** Locks a member's shares for a review: the member cannot sell, but existing offers continue. */
export async function lockPosition(
  ports: Ports,
  call: Call<'stock.lockPosition'>,
): Promise<Result<Answer<'stock.lockPosition'>>> {
  const memberNo = memberNumber(call.body.member);
  const { reason } = call.body;
  const operator = call.caller.username;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    if (!(await memberState(tx, memberNo))) return refuse('memberNotFound');
    const step = { maker: null, checker: call.caller, beneficiaries: [memberBeneficiary(memberNo)] };
    const may = await ports.persons.mayDecide(tx, step);
    if (!may.ok) return may;
    const id = await openReview(tx, { memberNo, reason, lockedBy: operator, at });
    const row = id === undefined ? undefined : await reviewById(tx, id);
    if (!row) return refuse('alreadyDecided');
    await audit(tx, {
      operator,
      act: 'stock.lock',
      subject: call.body.member,
      detail: { reason },
      ...stateChange('free', 'locked'),
      at,
    });
    return accept(presentReview(row));
  });
}

export async function unlockPosition(
  ports: Ports,
  call: Call<'stock.unlockPosition'>,
): Promise<Result<Answer<'stock.unlockPosition'>>> {
  const id = BigInt(call.params.id);
  const operator = call.caller.username;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const known = await reviewById(tx, id);
    if (!known) return refuse('notFound');
    const step = { maker: null, checker: call.caller, beneficiaries: [memberBeneficiary(known.memberNo)] };
    const may = await ports.persons.mayDecide(tx, step);
    if (!may.ok) return may;
    if ((await endReview(tx, id, operator, at)) === undefined) return refuse('alreadyDecided');
    const row = await reviewById(tx, id);
    if (!row) return refuse('notFound');
    await audit(tx, {
      operator,
      act: 'stock.unlock',
      subject: String(row.memberNo),
      detail: { reason: row.reason },
      ...stateChange('locked', 'free'),
      at,
    });
    return accept(presentReview(row));
  });
}
