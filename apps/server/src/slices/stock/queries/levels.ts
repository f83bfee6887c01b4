import { DEFAULT_PLAN, DEFAULT_PLAN_VERSION } from '@greenhall/domain/members/plan';
import { formatAmount, minus, part } from '@greenhall/domain/shared/money';
import { type Accepted, accept } from '@greenhall/domain/shared/result';
import type { Answer } from '../../../platform/http/call.ts';

export async function readLevels(): Promise<Accepted<Answer<'stock.levels'>>> {
  const { levels, feeBp, coolingOffDays } = DEFAULT_PLAN;
  return accept({
    plan: DEFAULT_PLAN_VERSION,
    coolingOffDays,
    items: levels.map((level, index) => {
      const fee = part(level.amount, feeBp);
      return {
        level: index + 1,
        amount: formatAmount(level.amount),
        principal: formatAmount(minus(level.amount, fee)),
        fee: formatAmount(fee),
        outBp: level.outBp,
        referralBp: level.referralBp,
        collisionBp: level.collisionBp,
        collisionCap: formatAmount(level.dailyCap),
        seePointDepth: level.seePointDepth,
        leadershipGenerations: level.generations,
      };
    }),
  });
}
