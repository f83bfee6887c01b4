import { normalise } from '@greenhall/domain/identity/credentials';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { isSwitchOn } from '../../platform/switches.ts';
import { provePayPassword } from '../identity/index.ts';
import { agreementOf, memberState } from '../members/index.ts';
import { join } from './join.ts';
import { checkCredentials } from './register-member.ts';

/** Places a further node of the caller's owner; the owner's main account is its referrer. */
export async function openReinvestment(
  ports: Ports,
  call: Call<'network.openReinvestment'>,
): Promise<Result<Answer<'network.openReinvestment'>>> {
  const { body, caller } = call;
  if (caller.actingFor) return refuse('actingFor');
  const proved = await provePayPassword(ports, caller, body.payPassword);
  if (!proved.ok) return proved;
  if (!(await isSwitchOn(ports.db, 'registration'))) return refuse('registrationLocked');
  const { password, newPayPassword } = body;
  const username = checkCredentials(ports, { username: body.username, password, payPassword: newPayPassword });
  if (!username.ok) return username;
  const me = await memberState(ports.db, caller.memberNo);
  if (!me) return refuse('memberNotFound');
  const place = { sponsor: me.owner, owner: me.owner, contact: normalise(body.contact), zone: body.zone };
  const loginHash = await ports.hasher.hash(password);
  const payHash = await ports.hasher.hash(newPayPassword);
  const newcomer = {
    username: username.value,
    loginHash,
    payHash,
    phone: null,
    email: null,
    language: null,
    level: body.level,
    riskVersion: null,
  };
  return once(ports, call, async (tx) => {
    const agreement = await agreementOf(tx, me.owner);
    const joined = await join(ports, tx, { ...newcomer, agreement }, place);
    if (!joined.ok) return joined;
    const { memberNo, pendingUntil } = joined.value;
    return accept({ id: String(memberNo), userid: username.value, endsAt: pendingUntil.toISOString() });
  });
}
