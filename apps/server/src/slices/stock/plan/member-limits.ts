import { effectiveHeight, isClosed, outLimit } from '@greenhall/domain/members/effective-height';
import type { MemberLevels } from '@greenhall/domain/members/levels';
import type { Plan } from '@greenhall/domain/members/plan';
import { type Amount, amount, ZERO } from '@greenhall/domain/shared/money';
import type { MemberState } from '../../members/index.ts';

/** A member's out limit under a plan, and what is left of it. Rule: members#out-limit. */
export function limitsUnder(plan: Plan, member: MemberState): { limit: Amount; height: Amount } {
  const level = plan.levels[member.level - 1];
  const limit = level ? outLimit(amount(member.feesPaid), level.outBp) : ZERO;
  return { limit, height: effectiveHeight(limit, amount(member.countedIncome)) };
}

/** The two levels of a member, and whether it is closed. Rule: members#out-limit. */
export function levelsUnder(plan: Plan, member: MemberState): MemberLevels {
  const { level, bought } = member;
  return { level, bought, closed: isClosed(level, limitsUnder(plan, member).height) };
}
