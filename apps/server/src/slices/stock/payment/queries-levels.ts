import {
  type LevelPrice,
  type MemberLevels,
  priceOfActivation,
  priceOfReinvestment,
  priceOfUpgrade,
} from '@greenhall/domain/members/levels';
import { formatAmount, minus, part, type Amount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { dayOf, startOfDay } from '@greenhall/domain/shared/time';
import { recognitionDay } from '@greenhall/domain/stock/payment/payments';
import type { Plan } from '@greenhall/domain/members/plan';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { type MemberState, closedLevels, memberState, planAt } from '../../members/index.ts';
import { levelsUnder } from '../plan/member-limits.ts';
import { coolingOf } from './store.ts';

/** A price as shown: the part that becomes shares, and the fee. */
function presentAmount(amount: Amount, { feeBp }: Plan) {
  const fee = part(amount, feeBp);
  return { amount: formatAmount(amount), principal: formatAmount(minus(amount, fee)), fee: formatAmount(fee) };
}

/** The levels that nobody can buy now. */
const closedNow = async ({ db }: Ports): Promise<ReadonlySet<number>> =>
  new Set((await closedLevels(db)).map(({ level }) => level));

export async function readLevels(ports: Ports): Promise<Result<Answer<'stock.levels'>>> {
  const { version, plan } = await planAt(ports.db, ports.clock.now());
  const closed = await closedNow(ports);
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
      isOnSale: !closed.has(index + 1),
    })),
  });
}

/** A payment with its coin and its price, which may be refused. */
interface Priced {
  readonly act: 'activate' | 'upgrade' | 'reinvest';
  readonly coin: 'bdb' | 'ftb';
  readonly price: Result<LevelPrice>;
}

/** What a member can pay for a level: its activation, its own level again, or a higher one. */
function priced({ levels }: Plan, member: MemberState, standing: MemberLevels, level: number): Priced | undefined {
  if (member.status === 'pending') {
    if (level !== member.chosenLevel) return undefined;
    const coin = member.owner === member.memberNo ? 'bdb' : 'ftb';
    return { act: 'activate', coin, price: priceOfActivation(levels, level) };
  }
  return level === standing.bought
    ? { act: 'reinvest', coin: 'ftb', price: priceOfReinvestment(levels, standing) }
    : { act: 'upgrade', coin: 'bdb', price: priceOfUpgrade(levels, standing, level) };
}

export async function readOffers(ports: Ports, call: Call<'stock.offers'>): Promise<Result<Answer<'stock.offers'>>> {
  const me = call.caller.memberNo;
  const member = await memberState(ports.db, me);
  if (!member) return refuse('memberNotFound');
  const { plan } = await planAt(ports.db, ports.clock.now());
  const today = dayOf(ports.clock.now().getTime());
  const recognisedOn = recognitionDay(today, plan.coolingOffDays, await coolingOf(ports.db, me));
  const countsFrom = new Date(startOfDay(recognisedOn + 1)).toISOString();
  const standing = levelsUnder(plan, member);
  const closed = await closedNow(ports);
  const items = plan.levels.map(({ amount }, index) => {
    const level = index + 1;
    const found = priced(plan, member, standing, level);
    const isOpen = found?.price.ok === true;
    const shown = presentAmount(isOpen ? found.price.value.amount : amount, plan);
    const act = isOpen && !closed.has(level) ? { act: found.act, coin: found.coin } : { act: null, coin: null };
    return { level, ...act, ...shown, countsFrom, isClosed: standing.closed };
  });
  return accept({ items });
}
