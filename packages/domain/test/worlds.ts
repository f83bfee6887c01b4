import { memberNumber } from '@greenhall/domain/shared/member-no';
import type { Plan } from '../src/members/plan.ts';
import { amount, mulDivDown, shares, type Amount } from '../src/shared/money.ts';
import type { BonusRow } from '../src/stock/bonus/bonus.ts';
import type { DayEvent } from '../src/stock/settlement/events.ts';
import { PAYMENT_COINS, type PaymentKind } from '../src/stock/payment/payments.ts';
import type { StockPosting } from '../src/stock/movements.ts';
import { freeShares } from '../src/stock/market/sale.ts';
import { EventRefusedError, settleDay, type DayInput, type Settlement } from '../src/stock/settlement/settle.ts';
import { openingState, type State } from '../src/stock/settlement/state.ts';
import { buildTrees, type Place } from '../src/stock/settlement/trees.ts';

/** Where a newcomer would like to stand. */
export interface PlaceWish {
  readonly sponsor: number;
  readonly turns: number;
  readonly isOwn: boolean;
}

/** A placement tree from wishes: below the referrer at the first free place on a way down; some nodes are its own. */
export function placesOf(wishes: readonly PlaceWish[]): Place[] {
  const places: Place[] = [{ member: memberNumber(1n), sponsor: null, parent: null, zone: null, owner: 1n }];
  for (const { sponsor, turns, isOwn } of wishes) {
    const referrer = places[sponsor % places.length];
    if (!referrer) continue;
    let parent = referrer.member;
    let way = turns;
    const zone = () => (way % 2 === 0 ? 'A' : 'B');
    const child = () => places.find((place) => place.parent === parent && place.zone === zone());
    for (let below = child(); below; below = child()) {
      parent = below.member;
      way = Math.floor(way / 2);
    }
    const member = memberNumber(BigInt(places.length + 1));
    places.push({ member, sponsor: referrer.member, parent, zone: zone(), owner: isOwn ? referrer.owner : member });
  }
  return places;
}

/** What somebody would like to do; it happens if the law accepts it. */
export interface Wish {
  readonly what: PaymentKind | 'cancel' | 'sale' | 'run' | 'fee';
  readonly who: number;
  readonly figure: number;
}
/** The members that a wish can be about: those without a level for an activation, those with one for the rest. */
function candidates(state: State, isActivation: boolean): number[] {
  return [...state.trees.numbers.keys()].filter((index) => (state.members.at(index)?.bought === 0) === isActivation);
}

function eventOf(state: State, { what, who, figure }: Wish): DayEvent {
  if (what === 'run') return { kind: 'run' };
  if (what === 'fee') return { kind: 'fee', amount: amount(BigInt(figure) * 123_457n) };
  if (what === 'cancel') return { kind: 'cancel', payment: state.nextPayment - BigInt(figure % 5) };
  const fitting = candidates(state, what === 'activation');
  const index = fitting[who % fitting.length] ?? 0;
  const member = memberNumber(state.trees.numbers[index] ?? 0n);
  const { bought = 0, held = shares(0n), onOffer = shares(0n) } = state.members.at(index) ?? {};
  if (what === 'sale') {
    return {
      kind: 'sale',
      member,
      quantity: shares(mulDivDown(freeShares({ held, onOffer }), BigInt(figure), 9_999n)),
    };
  }
  const funder = memberNumber(state.trees.numbers[Math.max(0, state.trees.sponsor[index] ?? 0)] ?? member);
  const level = what === 'upgrade' ? bought + 1 : (figure % 4) + 1;
  return { kind: what, payer: member, funder, coin: PAYMENT_COINS[what][0], level };
}

/** The events of a day that the law accepts, of what was wished. */
function accepted(plan: Plan, state: State, day: number, wishes: readonly Wish[]): DayEvent[] {
  const events: DayEvent[] = [];
  for (const wish of wishes) {
    const event = eventOf(state, wish);
    try {
      settleDay(plan, state, { day, events: [...events, event], isMonthEnd: false });
      events.push(event);
    } catch (error) {
      if (!(error instanceof EventRefusedError)) throw error;
    }
  }
  return events;
}

/** What a settlement comes to, as plain lists. */
export interface Outcome {
  readonly state: State;
  readonly postings: readonly StockPosting[];
  readonly records: Omit<Settlement['records'], 'bonuses'> & { readonly bonuses: readonly BonusRow[] };
}

export function outcomeOf({ state, postings, records }: Settlement): Outcome {
  return { state, postings: [...postings], records: { ...records, bonuses: [...records.bonuses] } };
}

/** One day of a course: the state it began with, what happened, and what it was settled to. */
export interface Lived extends Outcome {
  readonly before: State;
  readonly input: DayInput;
}

/** Lives through days of wishes; each third day ends a month. */
export function live(plan: Plan, places: readonly Place[], days: readonly (readonly Wish[])[]): Lived[] {
  let state = openingState(buildTrees(places));
  return days.map((wishes, index) => {
    const before = state;
    const day = index + 1;
    const input = { day, events: accepted(plan, before, day, wishes), isMonthEnd: day % 3 === 0 };
    const settlement = settleDay(plan, before, input);
    ({ state } = settlement);
    return { before, input, ...outcomeOf(settlement) };
  });
}

/** The balance of every account after the days, by "owner coin purpose". */
export function fold(course: readonly Pick<Outcome, 'postings'>[]): Map<string, Amount> {
  const balances = new Map<string, Amount>();
  const add = (key: string, value: bigint) => balances.set(key, amount((balances.get(key) ?? 0n) + value));
  for (const { from, to, amount: moved } of course.flatMap((day) => day.postings)) {
    add(`${from.owner} ${from.coin} ${from.purpose}`, 0n - moved);
    add(`${to.owner} ${to.coin} ${to.purpose}`, moved);
  }
  return balances;
}
