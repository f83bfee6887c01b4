import type { Plan } from '../../members/plan.ts';
import { plus, shares, ZERO, type Amount, type Shares } from '../../shared/money.ts';
import type { BonusRow } from '../bonus/bonus.ts';
import { shownPrice } from '../market/market.ts';
import { Flows, percentileOf } from '../settlement/outcome.ts';
import type { Pools } from '../bonus/pools.ts';
import { POPULATIONS, eventsOf, growTrees, joinedBy, type PopulationName, type Random } from './population.ts';
import { settleDay } from '../settlement/settle.ts';
import { isClosedMember, openingState, type State } from '../settlement/state.ts';
import { buildTrees } from '../settlement/trees.ts';

const DAYS_PER_MONTH = 30;

/** The due and the paid amount of one bonus, in micro. */
interface PaidOfDue {
  readonly due: Amount;
  readonly paid: Amount;
}
const NOTHING: PaidOfDue = { due: ZERO, paid: ZERO };

/** The state of a course at a month's end. Amounts in micro, share counts in 10⁻⁴. */
export interface Report {
  readonly day: number;
  /** Members with a level, and those of them that are closed. */
  readonly members: number;
  readonly closed: number;
  readonly pools: Pools;
  /** Of the month's collision and leadership. */
  readonly collision: PaidOfDue;
  readonly leadership: PaidOfDue;
  readonly reserve: Amount;
  readonly outstanding: Shares;
  readonly price: Amount;
  /** Money in requests that still waits to buy shares. */
  readonly queue: Amount;
  /** The shares that wait for a buyer. */
  readonly onOffer: Shares;
  /** What a member got and could redeem, less what it paid: the median and the tenth percentile. */
  readonly median: bigint;
  readonly tenth: bigint;
}

/** A population, the number of days to simulate, and the random generator. */
export interface Experiment {
  readonly course: PopulationName;
  readonly members: number;
  readonly days: number;
  readonly random: Random;
}

function added(total: PaidOfDue, rows: Iterable<BonusRow>): PaidOfDue {
  let { due, paid } = total;
  for (const row of rows) [due, paid] = [plus(due, row.due), plus(paid, row.paid)];
  return { due, paid };
}

/** Sums of a month under way. */
interface Month {
  collision: PaidOfDue;
  leadership: PaidOfDue;
}

function report(plan: Plan, state: State, { collision, leadership }: Month, flows: Flows): Report {
  const { day, members, pools, market } = state;
  const results = flows.results(plan, state);
  return {
    day,
    members: members.columns.level.filter((level) => level > 0).length,
    closed: Array.from(members).filter((member) => isClosedMember(plan, member)).length,
    pools,
    collision,
    leadership,
    reserve: market.reserve,
    outstanding: market.outstanding,
    price: shownPrice(market),
    queue: market.requests.reduce<Amount>((total, request) => plus(total, request.remaining), ZERO),
    onOffer: market.offers.reduce((total, offer) => shares(total + offer.left), shares(0n)),
    median: percentileOf(results, 50),
    tenth: percentileOf(results, 10),
  };
}

/**
 * Simulates a population through a course under a plan, day by day with `settleDay`, and reports at each month's end and
 * on the last day. The same generator gives the same reports. The result is no promise: the population is invented,
 * only the settlement rules are real.
 */
export function simulatePopulation(plan: Plan, { course, members, days, random }: Experiment): Report[] {
  let state = openingState(buildTrees(growTrees(members, random)));
  const flows = new Flows(members);
  const reports: Report[] = [];
  let month: Month = { collision: NOTHING, leadership: NOTHING };
  for (let day = 1; day <= days; day += 1) {
    const isMonthEnd = day % DAYS_PER_MONTH === 0;
    const joined = [joinedBy(course, members, (day - 1) / days), joinedBy(course, members, day / days)] as const;
    const events = eventsOf(plan, state, joined, POPULATIONS[course].habits(day / days), random);
    const settlement = settleDay(plan, state, { day, events, isMonthEnd });
    const { bonuses } = settlement.records;
    ({ state } = settlement);
    flows.add(state, settlement.postings);
    month = {
      collision: added(month.collision, bonuses.ofKind('collision')),
      leadership: added(month.leadership, bonuses.ofKind('leadership')),
    };
    if (!isMonthEnd && day < days) continue;
    reports.push(report(plan, state, month, flows));
    month = { collision: NOTHING, leadership: NOTHING };
  }
  return reports;
}
