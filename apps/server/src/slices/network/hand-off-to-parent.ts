import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { transact } from '../../platform/database/transact.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { checkOutgoing, issueHandOff } from '../identity/index.ts';
import { memberState } from '../members/index.ts';

/** From a reinvestment account to the main account of its owner, and nowhere else. */
export async function handOffToParent(
  ports: Ports,
  call: Call<'network.parentHandOff'>,
): Promise<Result<Answer<'network.parentHandOff'>>> {
  const { caller } = call;
  const me = await memberState(ports.db, caller.memberNo);
  if (!me || me.owner === me.memberNo) return refuse('reinvestmentOnly');
  if (caller.actingFor) return refuse('actingFor');
  const free = await checkOutgoing(ports.db, caller.memberNo, 'handOff', ports.clock.now());
  if (!free.ok) return free;
  return transact(ports.db, async (tx) => accept({ code: await issueHandOff(ports, tx, caller, me.owner) }));
}
