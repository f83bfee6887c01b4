import type { LinkConsent } from '@greenhall/domain/network/link';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { endActing, provePayPassword } from '../../identity/index.ts';
import { checkRestricted } from '../../members/index.ts';
import { linkOf, setConsent } from './store-links.ts';
import { notifyOfLink } from './notify-applicants.ts';

interface Change {
  readonly id: bigint;
  readonly sub: MemberNo;
  readonly consent: LinkConsent;
  readonly isGiven: boolean;
  readonly at: Date;
}

async function change(ports: Ports, tx: Tx, { id, sub, consent, isGiven, at }: Change): Promise<Result<MemberNo>> {
  const row = await linkOf(tx, id, sub);
  if (!row || row.sub !== sub) return refuse('notFound');
  if (!(await setConsent(tx, id, consent, isGiven, at))) return refuse('statusChanged');
  await notifyOfLink(ports, tx, { member: row.main, other: sub, change: isGiven ? 'consentGiven' : 'consentTaken' });
  return accept(row.main);
}

/** The sub-account allows its main account one thing more, with its payment password. */
export async function giveConsent(
  ports: Ports,
  call: Call<'network.giveLinkConsent'>,
): Promise<Result<Answer<'network.giveLinkConsent'>>> {
  const { consent, payPassword } = call.body;
  const sub = call.caller.memberNo;
  const proved = await provePayPassword(ports, call.caller, payPassword);
  if (!proved.ok) return proved;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const allowed = await checkRestricted(tx, sub, 'link', at);
    if (!allowed.ok) return allowed;
    const changed = await change(ports, tx, { id: BigInt(call.params.id), sub, consent, isGiven: true, at });
    return changed.ok ? accept({}) : changed;
  });
}

/** The sub-account takes a consent back. Without that to sign in, the sessions of the main account end at once. */
export function takeConsent(
  ports: Ports,
  call: Call<'network.takeLinkConsent'>,
): Promise<Result<Answer<'network.takeLinkConsent'>>> {
  const { consent } = call.body;
  const sub = call.caller.memberNo;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const changed = await change(ports, tx, { id: BigInt(call.params.id), sub, consent, isGiven: false, at });
    if (!changed.ok) return changed;
    if (consent === 'signIn') await endActing(tx, sub, changed.value, at);
    return accept({});
  });
}
