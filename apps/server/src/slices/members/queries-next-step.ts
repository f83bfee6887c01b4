import type { Plan } from '@greenhall/domain/members/plan';
import { coolDownEnd } from '@greenhall/domain/identity/cool-down';
import { effectiveHeight, outLimit } from '@greenhall/domain/members/effective-height';
import { type NextStepFacts, nextStep } from '@greenhall/domain/members/next-step';
import { amount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { activationOf } from './activation.ts';
import { planNow } from './plan-now.ts';
import { presentNextStep } from './present.ts';
import type { MemberState } from './store.ts';
import { memberForNextStep, waitingSteps } from './store-next-step.ts';

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
  const { db, clock } = ports;
  const me = call.caller.memberNo;
  const member = await memberForNextStep(db, me);
  if (!member) return refuse('memberNotFound');
  const waiting = await waitingSteps(db, ports.nextStep, me);
  const frozenUntil = coolDownEnd(member.changes);
  const situation: NextStepFacts = {
    orders: waiting.flatMap(({ act, id, until }) => (act ? [{ trade: id, act, until: until.getTime() }] : [])),
    cooling: waiting.flatMap(({ id, level, until, isOwn }) =>
      level === null ? [] : [{ payment: id, level, until: until.getTime(), isOwn: isOwn === true }],
    ),
    ...standingOf(member, await planNow(ports)),
    frozenUntil: frozenUntil > clock.now().getTime() ? frozenUntil : null,
    available: { bdb: amount(member.bdb), ftb: amount(member.ftb) },
  };
  return accept(presentNextStep(nextStep(situation)));
}
