import { NOBODY, operatorId as brandOperator } from '@greenhall/domain/shared/four-eyes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, stateChange } from '../../platform/audit/audit.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { memberState } from '../members/index.ts';
import { operatorById } from './store.ts';
import { confirmDeclaration, insertDeclaration, lockDeclaration } from './store-declarations.ts';

/** An operator says which member accounts are its own: what concerns them is for others to decide. */
export function declareMembers(
  ports: Ports,
  call: Call<'admin.declareMembers'>,
): Promise<Result<Answer<'admin.declareMembers'>>> {
  const { operatorId, username } = call.caller;
  const members = [...new Set(call.body.members)].map((no) => memberNumber(no));
  return once(ports, call, async (tx) => {
    for (const no of members) if (!(await memberState(tx, no))) return refuse('memberNotFound');
    const at = ports.clock.now();
    const row = await insertDeclaration(tx, { operatorId, members, at });
    const detail = { members: row.members.join(' ') };
    await audit(tx, { operator: username, act: 'operator.declare', subject: username, detail, at });
    return accept({ id: String(row.id) });
  });
}

/** Another operator confirms the latest declaration, as it was shown. */
export function confirmMembers(
  ports: Ports,
  call: Call<'admin.confirmMembers'>,
): Promise<Result<Answer<'admin.confirmMembers'>>> {
  const { operatorId, username } = call.caller;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const found = await lockDeclaration(tx, BigInt(call.params.id));
    const maker = found && (await operatorById(tx, found.operatorId));
    if (!found || !maker) return refuse('notFound');
    if (!found.isLatest) return refuse('statusChanged');
    const step = { maker: brandOperator(found.operatorId), checker: call.caller, beneficiaries: [NOBODY] };
    const may = await ports.persons.mayDecide(tx, step);
    if (!may.ok) return may;
    const row = await confirmDeclaration(tx, found.id, { operatorId, at });
    if (!row) return refuse('alreadyDecided');
    const detail = { members: row.members.join(' ') };
    await audit(tx, {
      operator: username,
      act: 'operator.confirmDeclaration',
      subject: maker.username,
      detail,
      ...stateChange('declared', 'confirmed'),
      at,
    });
    return accept({});
  });
}
