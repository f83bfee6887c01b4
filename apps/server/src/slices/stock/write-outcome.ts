import { plus, ZERO, type Amount } from '@greenhall/domain/shared/money';
import type { Price } from '@greenhall/domain/stock/market';
import type { Settlement } from '@greenhall/domain/stock/settle';
import type { Member, State } from '@greenhall/domain/stock/state';
import type { Tx } from '../../platform/database/database.ts';
import { setStandings, type Standing } from '../members/index.ts';
import { type MarketRow, moveMarket } from './store-market.ts';
import {
  doubleQuantities,
  insertBonuses,
  insertClearOuts,
  insertRequests,
  insertSplits,
  moveAwards,
  recognisePayments,
  setFigures,
} from './store-outcome.ts';
import { insertFills, insertRun, takeFromOffers } from './store-queue.ts';

/** A settlement with what it began from. */
export interface Outcome {
  readonly market: MarketRow;
  readonly before: State;
  readonly settlement: Settlement;
  readonly at: Date;
}

type Changed = { readonly memberNo: bigint; readonly was: Member; readonly is: Member };

const differs = (was: Member, is: Member, names: readonly (keyof Member)[]) =>
  names.some((name) => was[name] !== is[name]);
const STANDING = ['level', 'feesPaid', 'countedIncome', 'carryA', 'carryB', 'matched', 'closedOn'] as const;
const FIGURES = ['matched', 'monthA', 'monthB', 'closedOn', 'held', 'onOffer', 'clearZero', 'buyback'] as const;

/** The day's new volume of a zone: what the month has more, or, once the month is paid, what moved the carry. */
function newVolume({ was, is }: Changed, zone: 'A' | 'B'): bigint {
  const matched = is.matched - was.matched;
  const [before, after] = zone === 'A' ? [was.carryA, is.carryA] : [was.carryB, is.carryB];
  return after + matched - before;
}

function standingOf(change: Changed): Standing {
  const { level, feesPaid, countedIncome, carryA, carryB, closedOn } = change.is;
  const volumes = { newA: newVolume(change, 'A'), newB: newVolume(change, 'B') };
  return {
    memberNo: change.memberNo,
    level,
    feesPaid,
    countedIncome,
    carryA,
    carryB,
    ...volumes,
    isClosed: closedOn !== null,
  };
}

/** Most members of a large house have nothing new on a day: they are passed over. */
async function writeMembers(tx: Tx, before: State, after: State): Promise<void> {
  const standings: Standing[] = [];
  const figures: (Member & { readonly memberNo: bigint })[] = [];
  for (const [index, is] of after.members.entries()) {
    const was = before.members[index];
    const memberNo = after.trees.numbers[index];
    if (!was || memberNo === undefined) throw new Error(`nobody stands at ${index}`);
    if (differs(was, is, STANDING)) standings.push(standingOf({ memberNo, was, is }));
    if (differs(was, is, FIGURES)) figures.push({ ...is, memberNo });
  }
  await setStandings(tx, standings);
  await setFigures(tx, figures);
}

/** The buyback and the split as runs of the price; answers how many run numbers they took. */
async function writeRuns(tx: Tx, { market, before, settlement, at }: Outcome): Promise<bigint> {
  const { purchases, splits } = settlement.records;
  const { reserve, outstanding } = settlement.state.market;
  let price: Price = before.market;
  let runs = 0n;
  const day = settlement.state.day;
  const last = purchases.at(-1);
  if (last) {
    const sums = {
      fills: purchases.length,
      spent: purchases.reduce<Amount>((total, { paid }) => plus(total, paid), ZERO),
      quantity: purchases.reduce((total, { quantity }) => total + quantity, 0n),
    };
    const run = { id: market.nextRun, kind: 'buyback', day, before: price, by: null, at, ...sums } as const;
    await insertRun(tx, { ...run, ...last.after });
    const kept = purchases.map(({ offer, seller, quantity, gross, fee, after }) => {
      const sides = { source: 'buyback' as const, request: null, buyer: null, offer, seller };
      return { ...sides, quantity, amount: gross, toReserve: fee, after };
    });
    await insertFills(tx, run.id, market.nextFill, kept, at);
    const taken = purchases.map(({ offer, quantity, paid }) => ({ offer, quantity, received: paid }));
    await takeFromOffers(tx, taken);
    price = last.after;
    runs += 1n;
  }
  if (splits.length > 0) {
    const sums = { fills: splits.length, spent: ZERO, quantity: 0n };
    const run = { id: market.nextRun + runs, kind: 'split', day, before: price, by: null, at, ...sums } as const;
    await insertRun(tx, { ...run, reserve, outstanding });
    await doubleQuantities(tx);
    runs += 1n;
  }
  return runs;
}

/** Writes what a day's end came to, save its postings. */
export async function writeOutcome(tx: Tx, outcome: Outcome): Promise<void> {
  const { market, before, settlement, at } = outcome;
  const { state, records } = settlement;
  await writeMembers(tx, before, state);
  await recognisePayments(
    tx,
    records.recognised.map(({ id }) => id),
    at,
  );
  await insertRequests(tx, records.requests, at);
  await insertClearOuts(tx, records.offers, at);
  const runs = await writeRuns(tx, outcome);
  await insertSplits(tx, state.day, records.splits, at);
  await moveAwards(tx, state.day, records.awards, state.awards);
  await insertBonuses(tx, market.nextBonus, records.bonuses, at);
  await moveMarket(tx, {
    reserve: state.market.reserve,
    outstanding: state.market.outstanding,
    openingReserve: state.market.openingReserve,
    nextRequest: state.nextRequest,
    nextOffer: state.nextOffer,
    nextRun: market.nextRun + runs,
    nextFill: market.nextFill + BigInt(records.purchases.length),
    nextBonus: market.nextBonus + BigInt(records.bonuses.length),
  });
}
