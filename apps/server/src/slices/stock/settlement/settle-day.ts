import { platformAccount } from '@greenhall/domain/ledger/account';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { dayOf, isMonthEnd } from '@greenhall/domain/shared/time';
import { type Booking, bookDay } from '@greenhall/domain/stock/settlement/booking';
import { type Settlement, settleDay } from '@greenhall/domain/stock/settlement/settle';
import type { State } from '@greenhall/domain/stock/settlement/state';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import { notifyEverybody } from '../../../platform/live/store.ts';
import { postAll, readBalance } from '../../ledger/index.ts';
import { type PlanRow, planOfDay } from '../../members/index.ts';
import { inputHash, outcomeHash } from './digest.ts';
import { packState } from './packed-state.ts';
import type { Settler } from './settler.ts';
import { loadState } from './load-state.ts';
import { storeDayState } from './store-day-state.ts';
import {
  type MarketRow,
  appendEvent,
  countEvents,
  closeDay,
  lockMarket,
  openNextDay,
  moveMarket,
  readMarket,
} from '../market/store-market.ts';
import { insertSettlement, takeTime } from './store-outcome.ts';
import { recognitionsOf, restOf } from './transactions.ts';
import { writeOutcome } from './write-outcome.ts';
import { creditBonuses, type PendingCredits } from './credit-bonuses.ts';

/**
 * Closes a day that has ended: later events belong to the next one. The fees that pool:yield received since the last
 * settlement are the day's last event, because fees are collected outside the market's lock.
 */
async function closeEndedDay(ports: Settler): Promise<boolean> {
  const done = await transact(ports.db, async (tx) => {
    const at = ports.clock.now();
    const market = await lockMarket(tx, at);
    if (market.cut !== null) return accept(true);
    const day = market.day + 1;
    if (dayOf(at.getTime()) <= day) return accept(false);
    const held = await readBalance(tx, platformAccount('pool:yield', 'mey'));
    const payload = { amount: String(held - market.poolYield) };
    const last = await appendEvent(tx, { day, kind: 'fees', payload, at });
    await closeDay(tx, last, held, at);
    return accept(true);
  });
  return done.ok && done.value;
}

/** The computed end of a day, before anything is written. */
interface Computed {
  readonly market: MarketRow;
  readonly plan: PlanRow;
  readonly before: State;
  readonly outcome: Omit<Settlement, 'postings'>;
  readonly booking: Booking;
  readonly hashes: { readonly inputHash: string; readonly outcomeHash: string };
}

/** Whether a month ends with a day. */
type Calendar = (day: number) => boolean;

/** Reads the input of a settlement from one snapshot. */
function load(ports: Settler) {
  return ports.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await takeTime(tx);
      const market = await readMarket(tx);
      if (!market || market.cut === null) return undefined;
      return { market, plan: await planOfDay(tx, market.day + 1), before: await loadState(tx, market) };
    });
}

/** Between closing and settlement nothing changes in the market, so the day is computed outside any transaction. */
async function compute(ports: Settler, endsMonth: Calendar): Promise<Computed | undefined> {
  const loaded = await load(ports);
  if (!loaded) return undefined;
  const { market, plan, before } = loaded;
  const day = market.day + 1;
  const settlement = settleDay(plan.plan, before, { day, events: [], isMonthEnd: endsMonth(day) });
  const hashes = { inputHash: inputHash(before, plan.version), outcomeHash: outcomeHash(settlement) };
  const { postings, ...outcome } = settlement;
  const booking = bookDay(postings, day);
  return { market, plan, before, outcome, booking, hashes };
}

async function write(ports: Settler, tx: Tx, computed: Computed): Promise<Result<void>> {
  const { market, plan, before, outcome, booking } = computed;
  const at = ports.clock.now();
  await takeTime(tx);
  const now = await lockMarket(tx, at);
  if (now.cut === null || now.day !== market.day) return refuse('statusChanged');
  const { state, records } = outcome;
  await writeOutcome(tx, { market, before, settlement: outcome, at });
  failpoint(ports.settings, 'stock.settle.before-postings');
  await postAll(tx, recognitionsOf(booking), at);
  await insertSettlement(tx, {
    day: state.day,
    plan: plan.version,
    events: await countEvents(tx, state.day),
    cut: now.cut,
    bonuses: records.bonuses.length,
    collisionDue: records.collision.dues,
    collisionPool: records.collision.pool,
    leadershipDue: records.leadership.dues,
    leadershipPool: records.leadership.pool,
    reserve: state.market.reserve,
    outstanding: state.market.outstanding,
    ...computed.hashes,
    at,
  });
  await storeDayState(tx, state.day, packState(state));
  // Accounts that other transactions use too are locked as late as possible.
  await postAll(tx, restOf(booking, state.day, records.purchases), at);
  await moveMarket(tx, { day: state.day, poolYield: state.pools.yield });
  await openNextDay(tx);
  await notifyEverybody(tx, { what: 'stock', id: String(state.day) }, at);
  failpoint(ports.settings, 'stock.settle.before-commit');
  return accept(undefined);
}

/**
 * Settles the next day that has ended. If several processes do so, one result is stored. Returns its bonuses, which are
 * still to be credited.
 */
async function settleNext(ports: Settler, endsMonth: Calendar): Promise<PendingCredits | undefined> {
  if (!(await closeEndedDay(ports))) return undefined;
  failpoint(ports.settings, 'stock.settle.after-cut');
  const computed = await compute(ports, endsMonth);
  if (!computed) return {};
  await transact(ports.db, (tx) => write(ports, tx, computed));
  failpoint(ports.settings, 'stock.settle.after-commit');
  const { bonuses } = computed.outcome.records;
  const { nextBonus: first } = computed.market;
  return { loaded: { first, length: bonuses.length, paidAt: (row) => bonuses.paidAt(row) } };
}

/**
 * Settles every day that has ended, one after the other, and credits the bonuses owed. It may run at any time, twice,
 * or in several processes.
 */
export async function settleDays(ports: Settler, endsMonth: Calendar = isMonthEnd): Promise<void> {
  await creditBonuses(ports);
  for (let settled = await settleNext(ports, endsMonth); settled; settled = await settleNext(ports, endsMonth))
    await creditBonuses(ports, settled);
}
