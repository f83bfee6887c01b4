import type { Plan } from '@greenhall/domain/members/plan';
import { effectiveHeight, outLimit } from '@greenhall/domain/members/effective-height';
import { type NextStepFacts, nextStep } from '@greenhall/domain/members/next-step';
import { amount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { coolDownOf } from '../identity/index.ts';
import { holdings } from '../ledger/index.ts';
import { activationOf } from './activation.ts';
import { planNow } from './plan-now.ts';
import { presentNextStep } from './present.ts';
import { type MemberState, memberState } from './store.ts';

/** What the member's own row says of its situation under the plan in force. */
function standingOf(member: MemberState, plan: Plan) {
  const { levels } = plan;
  const limit = outLimit(amount(member.feesPaid), levels[member.level - 1]?.outBp ?? 0);
  return {
    status: member.status,
    level: member.level,
    highestLevel: levels.length,
    outLimit: limit,
    effectiveHeight: effectiveHeight(limit, amount(member.countedIncome)),
    activation: activationOf(member, plan),
    pendingUntil: member.pendingUntil?.getTime() ?? null,
  } satisfies Partial<NextStepFacts>;
}

export async function readNextStep(
  ports: Ports,
  call: Call<'members.nextStep'>,
): Promise<Result<Answer<'members.nextStep'>>> {
  const { db } = ports;
  const me = call.caller.memberNo;
  const member = await memberState(db, me);
  if (!member) return refuse('memberNotFound');
  const free = (await holdings(db, me)).filter(({ purpose }) => purpose === 'available');
  const held = new Map(free.map(({ coin, balance }) => [coin, balance]));
  const situation: NextStepFacts = {
    orders: await ports.nextStep.orders(db, me),
    cooling: await ports.nextStep.cooling(db, me),
    ...standingOf(member, await planNow(ports)),
    frozenUntil: await coolDownOf(db, me, ports.clock.now()),
    available: { bdb: amount(held.get('bdb') ?? 0n), ftb: amount(held.get('ftb') ?? 0n) },
  };
  return accept(presentNextStep(nextStep(situation)));
}
