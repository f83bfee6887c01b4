import { checkEmail } from '@greenhall/domain/identity/credentials';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { presentProposal } from '../../../platform/approvals/present.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { factorLost } from './lost-factor.ts';
import { contactOf } from './store-factor-link.ts';

/** Proposes that an operator who has lost its authenticator sets a new one, by a link to its address. */
export function proposeFactorLink(
  ports: Ports,
  call: Call<'admin.proposeFactorLink'>,
): Promise<Result<Answer<'admin.proposeFactorLink'>>> {
  const { reason, language, email: typed } = call.body;
  return once(ports, call, async (tx) => {
    const operator = await contactOf(tx, BigInt(call.params.id));
    if (!operator) return refuse('notFound');
    // The link goes to nobody else where the operator's own address is known.
    if (operator.email !== null && typed !== undefined) return refuse('badRequest', { field: 'email' });
    const email = operator.email === null ? checkEmail(typed ?? '') : accept(operator.email);
    if (!email.ok) return email;
    const body = { operator: call.params.id, email: email.value, language };
    const fresh = { subject: operator.username, body, reason, by: call.caller };
    const proposed = await ports.approvals.propose(tx, factorLost(ports), fresh);
    return proposed.ok ? accept(presentProposal(proposed.value, call.caller.operatorId)) : proposed;
  });
}
