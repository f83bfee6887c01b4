import type { Plan } from '../../members/plan.ts';
import type { RefusalName } from '../../shared/codes.ts';
import { payCollision } from './collision.ts';
import { applyEvent, type DayEvent } from './events.ts';
import { payLeadership } from './leadership.ts';
import { payLifetime } from './lifetime.ts';
import { payMerit } from './merit.ts';
import { PostingList } from './posting-list.ts';
import { recognisePayments } from './recognition.ts';
import { clearOut, runBuyback, splitShares } from './shares.ts';
import type { State } from './state.ts';
import { payYield } from './stock-yield.ts';
import { closeDay, noteClosing, openDay, pauseDay, type DayRecords, type World } from './world.ts';

/** The input of one day: its events, in order, and whether a month ends with it. */
export interface DayInput {
  readonly day: number;
  readonly events: readonly DayEvent[];
  readonly isMonthEnd: boolean;
}

/** The result of a settlement. */
export interface Settlement {
  readonly state: State;
  readonly postings: PostingList;
  readonly records: Readonly<DayRecords>;
}

/** The settlement rules refuse an event of the day, so the input is not what happened. */
export class EventRefusedError extends Error {
  override name = 'EventRefusedError';
  readonly index: number;
  readonly refusal: RefusalName;

  constructor(index: number, refusal: RefusalName) {
    super(`event ${index} is refused: ${refusal}`);
    this.index = index;
    this.refusal = refusal;
  }
}

/** Runs the steps of a day's end in their fixed order. Rule: stock#days-end. */
function endDay(world: World, isMonthEnd: boolean): void {
  // A new plan may have changed a limit since the last day.
  for (const member of world.members) noteClosing(world, member);
  payCollision(world, recognisePayments(world));
  payLeadership(world);
  payLifetime(world);
  if (isMonthEnd) payMerit(world);
  payYield(world);
  clearOut(world);
  runBuyback(world);
  splitShares(world);
}

function applyEvents(world: World, events: readonly DayEvent[]): void {
  for (const [index, event] of events.entries()) {
    const applied = applyEvent(world, event);
    if (!applied.ok) throw new EventRefusedError(index, applied.refusal);
  }
}

/**
 * The state in the middle of the day that follows the last settled one, after the given events. Settling it without
 * events gives the same result as settling the day with them. Throws `EventRefusedError` for an event that could not
 * happen.
 */
export function passEvents(plan: Plan, state: State, events: readonly DayEvent[]): State {
  const world = openDay(plan, state);
  applyEvents(world, events);
  return pauseDay(world);
}

/**
 * Settles one day: its events in order, then the day's end, at the rates of `plan`. A day that was settled before
 * changes nothing. Throws when days are left out, and `EventRefusedError` for an event that could not happen.
 * Rule: stock#days-end.
 */
export function settleDay(plan: Plan, state: State, input: DayInput): Settlement {
  const world = openDay(plan, state);
  if (input.day <= state.day) return { state, postings: new PostingList(), records: world.records };
  if (input.day !== world.day) throw new Error(`day ${input.day} does not follow day ${state.day}`);
  applyEvents(world, input.events);
  endDay(world, input.isMonthEnd);
  return { state: closeDay(world), postings: world.postings, records: world.records };
}
