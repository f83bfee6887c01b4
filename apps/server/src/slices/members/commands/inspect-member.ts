import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentMe } from '../present.ts';
import { addressesOf, insertInspection, memberByNumber } from '../store.ts';
import { planAt } from '../store-plan.ts';

/** Shows a member to an operator; nothing is shown that has not been recorded with its reason. */
export async function inspectMember(
  ports: Ports,
  call: Call<'members.inspect'>,
): Promise<Result<Answer<'members.inspect'>>> {
  const memberNo = BigInt(call.params.id);
  return transact(ports.db, async (tx) => {
    const row = await memberByNumber(tx, memberNo);
    if (!row) return refuse('memberNotFound');
    const { username: operator } = call.caller;
    const { reason } = call.query;
    await insertInspection(tx, { memberNo, operator, reason, at: ports.clock.now() });
    await audit(tx, {
      operator,
      act: 'member.inspect',
      subject: call.params.id,
      detail: { reason },
      at: ports.clock.now(),
    });
    const addresses = await addressesOf(tx, memberNo);
    const address = (channel: string) => addresses.find((one) => one.channel === channel)?.address ?? null;
    const { plan } = await planAt(tx, ports.clock.now());
    return accept({ ...presentMe(row, plan.levels), phone: address('phone'), email: address('email') });
  });
}
