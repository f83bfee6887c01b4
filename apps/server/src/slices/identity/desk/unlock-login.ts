import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, stateChange } from '../../../platform/audit/audit.ts';
import type { Call } from '../../../platform/http/call.ts';
import { once, type Ports } from '../../../platform/ports.ts';
import { endWaiting } from '../authentication/attempts.ts';
import { credentialByNumber } from '../store.ts';

/**
 * An operator lets a member sign in again after wrong passwords. The password does not change; a member who has
 * forgotten it uses the retrieval. No operator unlocks an account that it is involved with.
 */
export function unlockLogin(ports: Ports, call: Call<'identity.unlockLogin'>): Promise<Result<Record<string, never>>> {
  const memberNo = memberNumber(call.params.id);
  const operator = call.caller.username;
  return once(ports, call, async (tx) => {
    const step = { maker: null, checker: call.caller, beneficiaries: [memberBeneficiary(memberNo)] };
    const may = await ports.persons.mayDecide(tx, step);
    if (!may.ok) return may;
    const credential = await credentialByNumber(tx, memberNo);
    if (!credential) return refuse('memberNotFound');
    const at = ports.clock.now();
    const ended = await endWaiting(tx, { kind: 'login', subject: call.params.id });
    if (!ended.ok) return ended;
    const detail = { reason: call.body.reason, waits: ended.value };
    await audit(tx, {
      operator,
      act: 'login.unlock',
      subject: call.params.id,
      detail,
      ...stateChange('locked', 'open'),
      at,
    });
    return accept({});
  });
}
