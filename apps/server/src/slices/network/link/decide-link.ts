import { LINK_TRANSITIONS } from '@greenhall/domain/network/link';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { provePayPassword } from '../../identity/index.ts';
import { checkRestricted } from '../../members/index.ts';
import { lockPair } from './pair.ts';
import { mayLink } from './request-link.ts';
import { bindLink, linkOf, refuseOthers } from './store-links.ts';
import { notifyOfLink } from './notify-applicants.ts';

/**
 * The sub-account agrees with its own payment password. Its other applications are refused in the same transaction, so
 * that it has one main account at every moment.
 */
export async function agreeToLink(
  ports: Ports,
  call: Call<'network.agreeToLink'>,
): Promise<Result<Answer<'network.agreeToLink'>>> {
  const { body, caller } = call;
  const id = BigInt(call.params.id);
  const sub = caller.memberNo;
  const proved = await provePayPassword(ports, caller, body.payPassword);
  if (!proved.ok) return proved;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const found = await linkOf(tx, id, sub);
    if (!found || found.sub !== sub) return refuse('notFound');
    const { main } = found;
    await lockPair(tx, main, sub);
    if (!LINK_TRANSITIONS.can(found.state, 'agree') || found.expiresAt <= at) return refuse('statusChanged');
    const allowed = await checkRestricted(tx, sub, 'link', at);
    if (!allowed.ok) return allowed;
    // Until when the other account is restricted is told to that account alone.
    if (!(await checkRestricted(tx, main, 'link', at)).ok) return refuse('linkNotAllowed');
    const may = await mayLink(tx, main, sub, at);
    if (!may.ok) return may;
    if (!(await bindLink(tx, id, body.consents, at))) return refuse('statusChanged');
    await notifyOfLink(ports, tx, { member: main, other: sub, change: 'bound' });
    for (const other of await refuseOthers(tx, sub, at))
      await notifyOfLink(ports, tx, { member: other, other: sub, change: 'refused' });
    return accept({});
  });
}
