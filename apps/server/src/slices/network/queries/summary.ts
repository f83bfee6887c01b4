import { DEFAULT_LEVELS } from '@greenhall/domain/members/levels';
import { formatAmount, ZERO } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { nameByNumber, referredBy, standingOf } from '../store.ts';
import { countsOf } from '../store-trees.ts';

/** Nothing is volume before it is recognised, and nothing is recognised before the first day's end. */
const NO_VOLUME = { today: formatAmount(ZERO), carried: formatAmount(ZERO) };

export async function readSummary(
  ports: Ports,
  call: Call<'network.summary'>,
): Promise<Result<Answer<'network.summary'>>> {
  const me = call.caller.memberNo;
  const counts = await countsOf(ports.db, me);
  const level = (await standingOf(ports.db, me))?.level ?? 0;
  return accept({
    A: { members: counts.inA, ...NO_VOLUME },
    B: { members: counts.inB, ...NO_VOLUME },
    collisionRate: DEFAULT_LEVELS[level - 1]?.collisionBp ?? 0,
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
  });
}
