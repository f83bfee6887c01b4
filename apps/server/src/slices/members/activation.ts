import type { Activation } from '@greenhall/domain/members/next-step';
import type { Plan } from '@greenhall/domain/members/plan';
import { ZERO } from '@greenhall/domain/shared/money';
import type { MemberState } from './store.ts';

/** What a pending member's activation costs under a plan, and the coins that pay it: of a further node `ftb` alone. */
export function activationOf(member: MemberState, { levels }: Pick<Plan, 'levels'>): Activation {
  const isMain = member.owner === member.memberNo;
  const price = levels[member.chosenLevel - 1]?.amount ?? ZERO;
  return { level: member.chosenLevel, price, coins: isMain ? ['bdb', 'ftb'] : ['ftb'] };
}
