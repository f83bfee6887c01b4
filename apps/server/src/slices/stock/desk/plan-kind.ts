import { type ProposedPlan, proposedPlan } from '@greenhall/contract/stock/desk';
import { PLAN_NOTICE, validatePlan } from '@greenhall/domain/members/plan';
import { NOBODY } from '@greenhall/domain/shared/four-eyes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { dayOf, HOUR, startOfDay } from '@greenhall/domain/shared/time';
import type { Change, ProposalKind } from '../../../platform/approvals/kind.ts';
import { proposalById } from '../../../platform/approvals/store.ts';
import type { ProposalPorts } from '../../../platform/slice.ts';
import { announcePlan, highestBought, planOfDay } from '../../members/index.ts';
import { planDifferences, readPlan } from '../plan/plan-wire.ts';

const dayOfPlan = ({ effectiveOn }: ProposedPlan): number => dayOf(Date.parse(effectiveOn));

/** `planTooSoon` where the day of the plan begins before its notice has passed. Rule: members#plans. */
export function checkNotice(body: ProposedPlan, now: Date): Result<true> {
  const isEarly = startOfDay(dayOfPlan(body)) < now.getTime() + PLAN_NOTICE;
  return isEarly ? refuse('planTooSoon', { hours: PLAN_NOTICE / HOUR }) : accept(true);
}

/**
 * A version of the plan, from the beginning of a UTC day. Its approval announces it, and from its day on it governs by that alone: members
 * pay by one plan the whole day. One proposal of it is open at a time. Rule: members#plans.
 */
export const planVersion = ({
  clock,
  settings,
}: Pick<ProposalPorts, 'clock' | 'settings'>): ProposalKind<ProposedPlan> => ({
  name: 'planVersion',
  body: proposedPlan,
  noticeMs: PLAN_NOTICE,
  effectiveAt: (body) => new Date(startOfDay(dayOfPlan(body))),
  beneficiary: () => NOBODY,
  difference: async (tx, _subject, body) => {
    const plan = readPlan(body.plan);
    if (validatePlan(plan, settings.mode).length > 0) return refuse('planRefused');
    const before = await planOfDay(tx, dayOfPlan(body) - 1);
    const figures = planDifferences(before.plan, plan).map(({ path, from, to }): Change => ({
      field: 'planFigure',
      of: path,
      from,
      to,
    }));
    return accept([{ field: 'planDay', from: '', to: body.effectiveOn }, ...figures]);
  },
  recheck: async (tx, _subject, body) => {
    const notice = checkNotice(body, clock.now());
    if (!notice.ok) return notice;
    return body.plan.levels.length < (await highestBought(tx)) ? refuse('planRefused') : accept(true);
  },
  announce: async (tx, _subject, body, _from, proposal) =>
    announcePlan(tx, await proposalById(tx, proposal), { plan: readPlan(body.plan), effectiveDay: dayOfPlan(body) }),
});
