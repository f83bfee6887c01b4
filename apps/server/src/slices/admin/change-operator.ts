import { checkEmail } from '@greenhall/domain/identity/credentials';
import { operatorBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { presentProposal, presentProposed } from '../../platform/approvals/present.ts';
import { audit, stateChange } from '../../platform/audit/audit.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import { checkStep } from '../../platform/http/rights.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { suspendOne } from './lose-rights.ts';
import { lockOperator, operatorState } from './store-operators.ts';
import {
  checkSuspension,
  operatorKinds,
  operatorResumed,
  operatorSuspended,
  roleGiven,
  roleTaken,
} from './operator-kinds.ts';

/** Proposes a further operator with its roles. */
export async function proposeOperator(
  ports: Ports,
  call: Call<'admin.proposeOperator'>,
): Promise<Result<Answer<'admin.proposeOperator'>>> {
  const { reason, language } = call.body;
  const email = checkEmail(call.body.email);
  if (!email.ok) return email;
  const body = { roles: call.body.roles.join(' '), language };
  const [operatorNew] = operatorKinds(ports);
  return once(ports, call, async (tx) => {
    const fresh = { subject: email.value, body, reason, by: call.caller };
    const proposed = await ports.approvals.propose(tx, operatorNew, fresh);
    return proposed.ok ? accept(presentProposal(proposed.value, call.caller.operatorId)) : proposed;
  });
}

/** Proposes to give an operator a role, or to take one away. */
export function changeRole(ports: Ports, call: Call<'admin.changeRole'>): Promise<Result<Answer<'admin.changeRole'>>> {
  const { role, isGiven, reason } = call.body;
  return once(ports, call, async (tx) => {
    const operator = await operatorState(tx, BigInt(call.params.id));
    if (!operator) return refuse('notFound');
    const body = { operator: call.params.id, role };
    const fresh = {
      subject: `${operator.username} ${role}`,
      about: { name: operator.username, id: null },
      body,
      reason,
      by: call.caller,
    };
    const proposed = await ports.approvals.propose(tx, isGiven ? roleGiven : roleTaken, fresh);
    return proposed.ok ? accept(presentProposal(proposed.value, call.caller.operatorId)) : proposed;
  });
}

/** Suspends an operator at once; for a super it is proposed to another. Sessions that are open end with it. */
export function suspendOperator(
  ports: Ports,
  call: Call<'admin.suspendOperator'>,
): Promise<Result<Answer<'admin.suspendOperator'>>> {
  const { reason } = call.body;
  return once(ports, call, async (tx): Promise<Result<Answer<'admin.suspendOperator'>>> => {
    const body = { operator: call.params.id };
    // Before the log: whoever acts holds itself first and then the log.
    const known = await lockOperator(tx, BigInt(call.params.id));
    if (!known) return refuse('notFound');
    const right = checkStep(call, 'alone');
    if (!right.ok) return right;
    const persons = { maker: null, checker: call.caller, beneficiaries: [operatorBeneficiary(known.id)] };
    const may = await ports.persons.mayDecide(tx, persons);
    if (!may.ok) return may;
    const subject = known.username;
    const at = ports.clock.now();
    // The log comes before the lock of operators, as in the decision of a proposal: a refusal takes both back.
    if (!known.roles.includes('super'))
      await audit(tx, {
        operator: call.caller.username,
        act: 'operator.suspend',
        subject,
        detail: { reason },
        ...stateChange('active', 'suspended'),
        at,
      });
    const found = await checkSuspension(tx, body);
    if (!found.ok) return found;
    if (known.roles.includes('super')) {
      return presentProposed(
        await ports.approvals.propose(tx, operatorSuspended, { subject, body, reason, by: call.caller }),
      );
    }
    // It was made a super meanwhile: asked again, this is a proposal.
    if (found.value.roles.includes('super')) return refuse('statusChanged');
    await suspendOne(tx, known.id, at);
    return accept({ proposal: null });
  });
}

/** Proposes that a suspended operator may sign in again. */
export function resumeOperator(
  ports: Ports,
  call: Call<'admin.resumeOperator'>,
): Promise<Result<Answer<'admin.resumeOperator'>>> {
  const { reason } = call.body;
  return once(ports, call, async (tx) => {
    const operator = await operatorState(tx, BigInt(call.params.id));
    if (!operator) return refuse('notFound');
    const fresh = { subject: operator.username, body: { operator: call.params.id }, reason, by: call.caller };
    const proposed = await ports.approvals.propose(tx, operatorResumed, fresh);
    return proposed.ok ? accept(presentProposal(proposed.value, call.caller.operatorId)) : proposed;
  });
}
