import { formatAmount, formatShares, minus, plus, ZERO, type Amount } from '../../packages/domain/src/shared/money.ts';
import type { Fraction } from '../../packages/domain/src/stock/bonus/bonus.ts';
import { BONUS_KINDS } from '../../packages/domain/src/stock/bonus/bonus-fields.ts';
import { shownPrice } from '../../packages/domain/src/stock/market/market.ts';
import { POOLS } from '../../packages/domain/src/stock/bonus/pools.ts';
import { EventRefusedError, settleDay, type Settlement } from '../../packages/domain/src/stock/settlement/settle.ts';
import {
  heightOf,
  isClosedMember,
  openingState,
  type State,
} from '../../packages/domain/src/stock/settlement/state.ts';
import { buildTrees } from '../../packages/domain/src/stock/settlement/trees.ts';
import { InputFault } from './read.ts';
import type { Scenario } from './scenario.ts';

/** Sums by key, in micro. */
class Totals {
  readonly #totals = new Map<string, Amount>();

  add(key: string, value: Amount): void {
    this.#totals.set(key, plus(this.of(key), value));
  }

  of(key: string): Amount {
    return this.#totals.get(key) ?? ZERO;
  }
}

/** Settles every day in turn; an event that the law refuses is a fault of the scenario. */
function settleAll({ plan, places, days }: Scenario): readonly Settlement[] {
  let state = openingState(buildTrees(places));
  return days.map((input, index) => {
    try {
      const settlement = settleDay(plan, state, input);
      ({ state } = settlement);
      return settlement;
    } catch (error) {
      if (error instanceof EventRefusedError) {
        throw new InputFault(`days[${index}].events[${error.index}]`, `is refused: ${error.refusal}`);
      }
      throw error;
    }
  });
}

/** What each account has come to; payments and their returns are left out, as their coins are not the scenario's. */
function balances(settlements: readonly Settlement[]): Totals {
  const totals = new Totals();
  for (const { kind, from, to, amount } of settlements.flatMap(({ postings }) => [...postings])) {
    if (kind === 'paymentHold' || kind === 'paymentReturn') continue;
    totals.add(`${from.owner} ${from.coin} ${from.purpose}`, minus(ZERO, amount));
    totals.add(`${to.owner} ${to.coin} ${to.purpose}`, amount);
  }
  return totals;
}

const KINDS = BONUS_KINDS.toSorted();

function presentMembers(plan: Scenario['plan'], state: State, settlements: readonly Settlement[]): object[] {
  const accounts = balances(settlements);
  const bonuses = new Totals();
  const refunded = new Totals();
  const waiting = new Totals();
  for (const { records } of settlements) {
    for (const { kind, receiver, paid } of records.bonuses) bonuses.add(`${receiver} ${kind}`, paid);
    for (const { payer, amount } of records.cancelled) refunded.add(`${payer}`, amount);
  }
  for (const { member, remaining } of state.market.requests) waiting.add(`${member}`, remaining);
  return Array.from(state.members, (member, index) => {
    const no = Number(state.trees.numbers[index]);
    const paid = KINDS.map((kind) => [kind, bonuses.of(`${no} ${kind}`)] as const).filter(([, sum]) => sum > 0n);
    return {
      no,
      level: member.level,
      bought: member.bought,
      fuel: formatAmount(member.fuel),
      countedIncome: formatAmount(member.countedIncome),
      effectiveHeight: formatAmount(heightOf(plan, member)),
      feesPaid: formatAmount(member.feesPaid),
      refunded: formatAmount(refunded.of(`${no}`)),
      closed: isClosedMember(plan, member),
      carryA: formatAmount(member.carryA),
      carryB: formatAmount(member.carryB),
      matched: formatAmount(member.matched),
      held: formatShares(member.held),
      onOffer: formatShares(member.onOffer),
      clearZero: formatShares(member.clearZero),
      buyback: formatShares(member.buyback),
      mey: formatAmount(accounts.of(`${no} mey available`)),
      ftb: formatAmount(accounts.of(`${no} ftb available`)),
      bonuses: Object.fromEntries(paid.map(([kind, sum]) => [kind, formatAmount(sum)])),
      waiting: formatAmount(waiting.of(`${no}`)),
    };
  });
}

const presentFraction = ({ dues, pool }: Fraction) => ({ due: formatAmount(dues), pool: formatAmount(pool) });

/** Settles a scenario and writes every figure of its result, exact to the last unit. Throws `InputFault` on an event refused. */
export function resultOf(scenario: Scenario): object {
  const settlements = settleAll(scenario);
  const state = settlements.at(-1)?.state ?? openingState(buildTrees(scenario.places));
  const { market, pools, payments } = state;
  const cooling = payments.reduce<Amount>((total, payment) => plus(total, payment.amount), ZERO);
  return {
    price: formatAmount(shownPrice(market)),
    reserve: formatAmount(market.reserve),
    outstanding: formatShares(market.outstanding),
    operations: formatAmount(balances(settlements).of('0 mey operations')),
    cooling: formatAmount(cooling),
    pools: Object.fromEntries(POOLS.map((pool) => [pool, formatAmount(pools[pool])])),
    days: settlements.map(({ records: { collision, leadership } }, index) => ({
      day: index + 1,
      collision: presentFraction(collision),
      leadership: presentFraction(leadership),
    })),
    splits: settlements.flatMap(({ records }, index) =>
      records.splits.map(({ member, before, after }) => ({
        day: index + 1,
        no: Number(member),
        before: formatShares(before),
        after: formatShares(after),
      })),
    ),
    members: presentMembers(scenario.plan, state, settlements),
  };
}
