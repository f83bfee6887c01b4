import { mayEnterMain } from '@greenhall/domain/network/parent-access';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { issueHandOff, storeOutgoing, lastCoolDownOf } from '../../identity/index.ts';
import { memberState } from '../../members/index.ts';
import { lockConsentOf } from './store-access.ts';

/**
 * From a reinvestment account to the main account of its owner, and nowhere else. Consent and security of the main account
 * are kept from changing meanwhile, so that a code is issued either before a change, which deletes it, or not at all.
 */
export async function handOffToParent(
  ports: Ports,
  call: Call<'network.parentHandOff'>,
): Promise<Result<Answer<'network.parentHandOff'>>> {
  const { caller } = call;
  const me = await memberState(ports.db, caller.memberNo);
  if (!me || me.owner === me.memberNo) return refuse('reinvestmentOnly');
  return transact(ports.db, async (tx) => {
    const at = ports.clock.now();
    for (const memberNo of [me.memberNo, me.owner]) {
      const free = await storeOutgoing(tx, memberNo, 'handOff', at);
      if (!free.ok) return free;
    }
    const given = await lockConsentOf(tx, me.memberNo);
    if (!mayEnterMain(given?.getTime() ?? null, await lastCoolDownOf(tx, me.owner)))
      return refuse('parentAccessMissing');
    await ports.notify(tx, me.owner, 'nodeSignIn', { name: caller.username });
    return accept({ code: await issueHandOff(ports, tx, caller, me.owner) });
  });
}
