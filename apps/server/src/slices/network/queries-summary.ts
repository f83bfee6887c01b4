import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { planNow } from '../members/index.ts';
import { nameByNumber, referredBy, volumesOf } from './store.ts';
import { countsOf, nearestFree } from './store-trees.ts';

export async function readSummary(
  ports: Ports,
  call: Call<'network.summary'>,
): Promise<Result<Answer<'network.summary'>>> {
  const me = call.caller.memberNo;
  const counts = await countsOf(ports.db, me);
  const volumes = await volumesOf(ports.db, me);
  const plan = await planNow(ports);
  const zone = (members: number, today: bigint, carried: bigint) => ({
    members,
    today: formatAmount(today),
    carried: formatAmount(carried),
  });
  return accept({
    A: zone(counts.inA, volumes.newA, volumes.carryA),
    B: zone(counts.inB, volumes.newB, volumes.carryB),
    collisionRate: plan.levels[volumes.level - 1]?.collisionBp ?? 0,
  });
}

export async function readShare(ports: Ports, call: Call<'network.share'>): Promise<Result<Answer<'network.share'>>> {
  const me = call.caller.memberNo;
  const name = await nameByNumber(ports.db, me);
  if (!name) return refuse('memberNotFound');
  const { registered, active, pending } = await referredBy(ports.db, me);
  return accept({
    code: name.invitationCode,
    registered: Number(registered),
    active: Number(active),
    pending: Number(pending),
    place: (await nearestFree(ports.db, me)) ?? null,
  });
}
