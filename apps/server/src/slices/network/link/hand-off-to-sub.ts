import { maskUsername } from '@greenhall/domain/identity/masking';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { issueHandOff, storeOutgoing, provePayPassword } from '../../identity/index.ts';
import { checkRestricted } from '../../members/index.ts';
import { lockLinkShared } from './store-links.ts';

/**
 * From a main account to a sub-account that allows it. The binding is kept from changing meanwhile, so that a code is
 * issued either before its end, which deletes the code, or not at all. The answer carries the code and is kept nowhere.
 */
export async function handOffToSub(
  ports: Ports,
  call: Call<'network.subHandOff'>,
): Promise<Result<Answer<'network.subHandOff'>>> {
  const { caller } = call;
  const proved = await provePayPassword(ports, caller, call.body.payPassword);
  if (!proved.ok) return proved;
  return transact(ports.db, async (tx) => {
    const at = ports.clock.now();
    const row = await lockLinkShared(tx, BigInt(call.params.id), caller.memberNo);
    if (!row || row.main !== caller.memberNo) return refuse('notFound');
    if (row.state !== 'bound') return refuse('statusChanged');
    if (!row.maySignIn) return refuse('consentMissing');
    const allowed = await checkRestricted(tx, row.main, 'link', at);
    if (!allowed.ok) return allowed;
    for (const memberNo of [row.main, row.sub]) {
      const free = await storeOutgoing(tx, memberNo, 'handOff', at);
      if (!free.ok) return free;
    }
    await ports.notify(tx, row.sub, 'linkSignIn', { name: maskUsername(caller.username) });
    return accept({ code: await issueHandOff(ports, tx, caller, row.sub) });
  });
}
