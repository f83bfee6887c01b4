import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { nodeOf } from '../store.ts';
import { deleteMute, storeMute } from './store-requests.ts';

/** Of whom the caller wants to hear or not: of one whom it referred, or of all, for which its own number stands. */
async function chosen(tx: Tx, me: MemberNo, member: string | undefined): Promise<MemberNo | undefined> {
  if (member === undefined) return me;
  const node = await nodeOf(tx, memberNumber(member));
  return node?.sponsor === me ? node.memberNo : undefined;
}

export function muteActivationRequests(
  ports: Ports,
  call: Call<'network.muteActivationRequests'>,
): Promise<Result<Answer<'network.muteActivationRequests'>>> {
  const me = call.caller.memberNo;
  return once(ports, call, async (tx) => {
    const whom = await chosen(tx, me, call.body.member);
    if (whom === undefined) return refuse('memberNotFound');
    await storeMute(tx, me, whom, ports.clock.now());
    return accept({});
  });
}

export function unmuteActivationRequests(
  ports: Ports,
  call: Call<'network.unmuteActivationRequests'>,
): Promise<Result<Answer<'network.unmuteActivationRequests'>>> {
  const me = call.caller.memberNo;
  return once(ports, call, async (tx) => {
    const whom = await chosen(tx, me, call.body.member);
    if (whom === undefined) return refuse('memberNotFound');
    await deleteMute(tx, me, whom);
    return accept({});
  });
}
