import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { presentMe } from './present.ts';
import { memberByNumber } from './store.ts';
import { restrictionsOf } from './store-restrictions.ts';
import { planNow } from './plan-now.ts';

export async function readMe(ports: Ports, call: Call<'members.me'>): Promise<Result<Answer<'members.me'>>> {
  const row = await memberByNumber(ports.db, call.caller.memberNo);
  if (!row) return refuse('memberNotFound');
  const { levels } = await planNow(ports);
  const restrictions = await restrictionsOf(ports.db, row.memberNo, ports.clock.now());
  return accept(presentMe(row, levels, restrictions));
}
