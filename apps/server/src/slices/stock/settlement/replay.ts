import { memberNumber } from '@greenhall/domain/shared/member-no';
import { amount, plus, shares } from '@greenhall/domain/shared/money';
import { isMonthEnd } from '@greenhall/domain/shared/time';
import type { DayEvent } from '@greenhall/domain/stock/settlement/events';
import type { PaymentKind } from '@greenhall/domain/stock/payment/payments';
import { passEvents, settleDay } from '@greenhall/domain/stock/settlement/settle';
import { type CoolingPayment, openingState, type State } from '@greenhall/domain/stock/settlement/state';
import type { Db } from '../../../platform/database/database.ts';
import { bonusStateColumns } from '../../members/index.ts';
import { inputHash, outcomeHash } from './digest.ts';
import { unpackState } from './packed-state.ts';
import { loadTrees, planReader, withTerms } from './load-state.ts';
import { hashesUpTo } from '../bonus/store-bonus.ts';
import { dayStateBefore } from './store-day-state.ts';
import { type EventRow, eventsOfDay, firstEventDay } from '../market/store-market.ts';
import type { CoolingRow } from './store-state.ts';

/** The result of computing a settled day again. */
export interface Replay {
  readonly day: number;
  /** The first day that was computed. */
  readonly from: number;
  /** The stored hash and the newly computed one. */
  readonly hash: string;
  readonly replayed: string;
  readonly isEqual: boolean;
}

type Payload = Readonly<Record<string, string>>;

/** Converts a journal event to the form of the settlement rules, without the fields that only the database uses. */
function dayEvent({ kind, payload }: EventRow): DayEvent | undefined {
  const of = payload as Payload;
  const number = (name: string) => BigInt(of[name] ?? '');
  switch (kind) {
    case 'payment':
      return {
        kind: of.kind as PaymentKind,
        payer: memberNumber(number('payer')),
        funder: memberNumber(number('funder')),
        coin: of.coin as 'bdb' | 'ftb',
        level: Number(of.level),
      };
    case 'cancel':
      return { kind: 'cancel', payment: number('payment') };
    case 'sale':
      return { kind: 'sale', member: memberNumber(number('member')), quantity: shares(number('quantity')) };
    case 'run':
      return { kind: 'run' };
    case 'opening':
    case 'fees':
      return undefined;
  }
}

type Kept = { readonly [Name in keyof CoolingRow]: CoolingRow[Name] extends bigint ? string : CoolingRow[Name] };

/**
 * Adds the payments that were in cooling-off before the journal existed. Their payers' figures follow from these
 * payments alone.
 */
async function withOpening(state: State, payload: unknown, planOf: ReturnType<typeof planReader>): Promise<State> {
  const { payments: kept, nextPayment } = payload as { payments: readonly Kept[]; nextPayment: string };
  const payments: CoolingPayment[] = [];
  for (const row of kept) {
    const numbers = { id: BigInt(row.id), payer: memberNumber(row.payer), funder: memberNumber(row.funder) };
    payments.push(await withTerms({ ...row, ...numbers, amount: BigInt(row.amount), fee: BigInt(row.fee) }, planOf));
  }
  const members = state.members.copy();
  for (const { payer, level, amount: paid } of payments) {
    const index = state.trees.indexOf.get(payer) ?? -1;
    const member = members.at(index);
    if (!member) throw new Error(`the payer ${payer} is in no tree`);
    member.bought = level;
    member.fuel = plus(member.fuel, paid);
  }
  return { ...state, members, payments, nextPayment: BigInt(nextPayment) };
}

/** Adds the fees that pool:yield received during the day. */
function withFees(state: State, events: readonly EventRow[]): State {
  const fees = events
    .filter(({ kind }) => kind === 'fees')
    .map(({ payload }) => amount(BigInt((payload as Payload).amount ?? '')));
  return { ...state, pools: { ...state.pools, yield: fees.reduce(plus, state.pools.yield) } };
}

/** Where a replay begins: at the newest stored state before the day, or at the first event of the journal. */
async function startOf(db: Db, day: number, isFromStart: boolean): Promise<State | undefined> {
  const first = await firstEventDay(db);
  if (first === undefined) return undefined;
  const trees = await loadTrees(db, await bonusStateColumns(db));
  const kept = isFromStart ? undefined : await dayStateBefore(db, day);
  return kept ? unpackState(kept.state, trees) : { ...openingState(trees), day: first - 1 };
}

interface ReplayManner {
  readonly endsMonth?: (day: number) => boolean;
  /** Starts from the first event of the journal instead of the newest state stored before the day. */
  readonly isFromStart?: boolean;
}

/**
 * Computes a settled day again by the settlement rules alone, from a stored state and the journal's events since;
 * `undefined` for a day that was not settled. The stored state is verified, because the day's input was hashed too. The
 * trees are those of today: members who joined later have no figures and so change no earlier day. It stops at the
 * first day whose result differs from the stored one.
 */
export async function replayDay(
  db: Db,
  day: number,
  { endsMonth = isMonthEnd, isFromStart = false }: ReplayManner = {},
): Promise<Replay | undefined> {
  const kept = await hashesUpTo(db, day);
  if (kept.at(-1)?.day !== day) return undefined;
  const start = await startOf(db, day, isFromStart);
  if (!start) return undefined;
  const planOf = planReader(db);
  const from = start.day + 1;
  let state = start;
  let last: Replay | undefined;
  for (const { day: of, plan: version, inputHash: input, outcomeHash: outcome } of kept) {
    if (of < from) continue;
    const plan = await planOf(version);
    const events = await eventsOfDay(db, of);
    const opening = events.find(({ kind }) => kind === 'opening');
    if (opening) state = await withOpening(state, opening.payload, planOf);
    const passed = passEvents(
      plan,
      state,
      events.flatMap((event) => dayEvent(event) ?? []),
    );
    const before = withFees(passed, events);
    const settlement = settleDay(plan, before, { day: of, events: [], isMonthEnd: endsMonth(of) });
    const replayed = outcomeHash(settlement);
    const isEqual = replayed === outcome && inputHash(before, version) === input;
    last = { day: of, from, hash: outcome, replayed, isEqual };
    if (!isEqual) return last;
    ({ state } = settlement);
  }
  return last;
}
