import {
  priceOfActivation,
  priceOfReinvestment,
  priceOfUpgrade,
  type LevelPrice,
} from '@greenhall/domain/members/levels';
import { formatAmount, minus, part, type Amount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { dayOf, startOfDay } from '@greenhall/domain/shared/time';
import { recognitionDay } from '@greenhall/domain/stock/payments';
import type { Plan } from '@greenhall/domain/members/plan';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { type MemberState, memberState, planAt } from '../../members/index.ts';
import { standingUnder } from '../standing.ts';
import { coolingOf } from '../store.ts';

/** A price as it is shown: what becomes shares, and what is the fee. */
function presentAmount(amount: Amount, { feeBp }: Plan) {
  const fee = part(amount, feeBp);
  return { amount: formatAmount(amount), principal: formatAmount(minus(amount, fee)), fee: formatAmount(fee) };
}

export async function readLevels(ports: Ports): Promise<Result<Answer<'stock.levels'>>> {
  const { version, plan } = await planAt(ports.db, ports.clock.now());
  return accept({
    plan: version,
    coolingOffDays: plan.coolingOffDays,
    items: plan.levels.map((level, index) => ({
      level: index + 1,
      ...presentAmount(level.amount, plan),
      outBp: level.outBp,
      referralBp: level.referralBp,
      collisionBp: level.collisionBp,
      collisionCap: formatAmount(level.dailyCap),
      seePointDepth: level.seePointDepth,
      leadershipGenerations: level.generations,
    })),
  });
}

type Act = 'activate' | 'upgrade' | 'reinvest';

/** What a member may do about a level: the act, its coin and its price; nothing where it may do nothing. */
function actOn(
  plan: Plan,
  member: MemberState,
  level: number,
): { act: Act; coin: 'bdb' | 'ftb'; price: LevelPrice } | undefined {
  const standing = standingUnder(plan, member);
  const isFurther = member.owner !== member.memberNo;
  const { act, coin, price } =
    member.status === 'pending'
      ? {
          act: 'activate' as const,
          coin: isFurther ? ('ftb' as const) : ('bdb' as const),
          price: priceOfActivation(plan.levels, level),
        }
      : level === standing.bought
        ? { act: 'reinvest' as const, coin: 'ftb' as const, price: priceOfReinvestment(plan.levels, standing) }
        : { act: 'upgrade' as const, coin: 'bdb' as const, price: priceOfUpgrade(plan.levels, standing, level) };
  const isChosen = act !== 'activate' || level === member.chosenLevel;
  return price.ok && isChosen ? { act, coin, price: price.value } : undefined;
}

export async function readOffers(ports: Ports, call: Call<'stock.offers'>): Promise<Result<Answer<'stock.offers'>>> {
  const me = call.caller.memberNo;
  const member = await memberState(ports.db, me);
  if (!member) return refuse('memberNotFound');
  const { plan } = await planAt(ports.db, ports.clock.now());
  const today = dayOf(ports.clock.now().getTime());
  const recognisedOn = recognitionDay(today, plan.coolingOffDays, await coolingOf(ports.db, me));
  const countsFrom = new Date(startOfDay(recognisedOn + 1)).toISOString();
  const isClosed = standingUnder(plan, member).closed;
  const items = plan.levels.map(({ amount }, index) => {
    const found = actOn(plan, member, index + 1);
    const shown = presentAmount(found?.price.amount ?? amount, plan);
    return { level: index + 1, act: found?.act ?? null, coin: found?.coin ?? null, ...shown, countsFrom, isClosed };
  });
  return accept({ items });
}
