import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { plus, ZERO, type Amount } from '@greenhall/domain/shared/money';
import type { Price } from '@greenhall/domain/stock/market/market';
import type { MemberColumns, MemberRow } from '@greenhall/domain/stock/settlement/members';
import type { Settlement } from '@greenhall/domain/stock/settlement/settle';
import type { State } from '@greenhall/domain/stock/settlement/state';
import type { Tx } from '../../../platform/database/database.ts';
import { setStandings, type BonusState } from '../../members/index.ts';
import { notifyMembers } from '../../notifications/index.ts';
import { type MarketRow, moveMarket } from '../market/store-market.ts';
import { insertBonuses } from '../bonus/store-bonus-rows.ts';
import {
  doubleQuantities,
  insertClearOuts,
  insertRequests,
  insertSplits,
  moveAwards,
  recognisePayments,
  setFigures,
} from './store-outcome.ts';
import { insertFills, insertRun, takeFromOffers } from '../market/store-queue.ts';

/** A settlement together with its input. */
export interface Outcome {
  readonly market: MarketRow;
  readonly before: State;
  readonly settlement: Omit<Settlement, 'postings'>;
  readonly at: Date;
}

const STANDING = ['level', 'feesPaid', 'countedIncome', 'carryA', 'carryB', 'matched', 'closedOn'] as const;
const FIGURES = ['matched', 'monthA', 'monthB', 'closedOn', 'held', 'onOffer', 'clearZero', 'buyback'] as const;

/**
 * The members whose figures changed. Most members of a large installation have no changes on a day, so only these are
 * written.
 */
function* changed(before: State, after: State, names: readonly (keyof MemberColumns)[]): IterableIterator<number> {
  const sides = names.map((name) => [before.members.columns[name], after.members.columns[name]] as const);
  for (let index = 0; index < after.members.length; index += 1)
    if (sides.some(([was, is]) => was[index] !== is[index])) yield index;
}

/** The day's new volume of a zone: the matched volume plus the change of the carry. */
function newVolume(was: MemberRow, is: MemberRow, zone: 'carryA' | 'carryB'): bigint {
  return is[zone] + is.matched - was.matched - was[zone];
}

function* standings(before: State, after: State): IterableIterator<BonusState> {
  for (const index of changed(before, after, STANDING)) {
    const [was, is, memberNo] = [before.members.at(index), after.members.at(index), after.trees.numbers[index]];
    if (!was || !is || memberNo === undefined) throw new Error(`nobody stands at ${index}`);
    const { level, feesPaid, countedIncome, carryA, carryB, closedOn } = is;
    const volumes = { newA: newVolume(was, is, 'carryA'), newB: newVolume(was, is, 'carryB') };
    const isClosed = closedOn !== null;
    yield { memberNo: memberNumber(memberNo), level, feesPaid, countedIncome, carryA, carryB, ...volumes, isClosed };
  }
}

async function writeMembers(tx: Tx, before: State, after: State): Promise<void> {
  await setStandings(tx, standings(before, after));
  await setFigures(tx, after, changed(before, after, FIGURES));
}

/** Stores the buyback and the split as price runs and returns how many run numbers they used. */
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

/** Tells the members whose payments count from now on which level they have. */
async function tellLevels(tx: Tx, { settlement, at }: Outcome): Promise<void> {
  const levels = new Map<MemberNo, number>();
  for (const { payer, level } of settlement.records.recognised)
    levels.set(payer, Math.max(level, levels.get(payer) ?? 0));
  const told = [...levels].map(([member, level]) => ({ member, params: { level: String(level) } }));
  if (told.length > 0) await notifyMembers(tx, 'levelCounts', told, at);
}

/** Stores the result of a day's end, except its postings. */
export async function writeOutcome(tx: Tx, outcome: Outcome): Promise<void> {
  const { market, before, settlement, at } = outcome;
  const { state, records } = settlement;
  // Rows that are only inserted come first, because they take longest and block nobody.
  await insertBonuses(tx, market.nextBonus, records.bonuses, at);
  await writeMembers(tx, before, state);
  await recognisePayments(
    tx,
    records.recognised.map(({ id }) => id),
    at,
  );
  await tellLevels(tx, outcome);
  await insertRequests(tx, records.requests, at);
  await insertClearOuts(tx, records.offers, at);
  const runs = await writeRuns(tx, outcome);
  await insertSplits(tx, state.day, records.splits, at);
  await moveAwards(tx, state.day, records.awards, state.awards);
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
