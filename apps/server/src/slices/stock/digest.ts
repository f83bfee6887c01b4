import { createHash, type Hash } from 'node:crypto';
import type { DayRecords } from '@greenhall/domain/stock/world';
import type { Settlement } from '@greenhall/domain/stock/settle';
import { POOLS } from '@greenhall/domain/stock/pools';
import type { Member, State } from '@greenhall/domain/stock/state';

type Figure = bigint | number | null;
type Value = Figure | string | boolean;

function line(hash: Hash, ...values: readonly Value[]): void {
  hash.update(`${values.join('|')}\n`);
}

/** A member that has nothing is left out: who joins later changes no earlier day. */
function figuresOf(member: Member): readonly Figure[] {
  const { level, bought, fuel, feesPaid, countedIncome, carryA, carryB, matched, monthA, monthB } = member;
  const { closedOn, held, onOffer, clearZero, buyback } = member;
  const paid = [level, bought, fuel, feesPaid, countedIncome, carryA, carryB, matched, monthA, monthB];
  return [...paid, closedOn, held, onOffer, clearZero, buyback];
}

function writeState(hash: Hash, state: State): void {
  const { market, pools } = state;
  line(hash, 'day', state.day, state.nextPayment, state.nextRequest, state.nextOffer);
  line(hash, 'market', market.reserve, market.outstanding, market.openingReserve);
  line(hash, 'pools', ...POOLS.map((pool) => pools[pool]));
  for (const [index, member] of state.members.entries()) {
    const figures = figuresOf(member);
    if (figures.some((value) => value !== null && BigInt(value) !== 0n))
      line(hash, 'member', state.trees.numbers[index] ?? null, ...figures);
  }
  for (const { id, kind, payer, funder, coin, amount, fee, level, paidOn, recognisedOn } of state.payments)
    line(hash, 'payment', id, kind, payer, funder, coin, amount, fee, level, paidOn, recognisedOn);
  for (const { member, threshold, award, reachedOn } of state.awards)
    line(hash, 'award', member, threshold, award, reachedOn);
  for (const { number, payment, member, amount, remaining, allocated } of market.requests)
    line(hash, 'request', number, payment, member, amount, remaining, allocated);
  for (const { number, member, isClearOut, quantity, left, offeredOn } of market.offers)
    line(hash, 'offer', number, member, isClearOut, quantity, left, offeredOn);
}

const text = (_name: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

function writeRecords(hash: Hash, records: Readonly<DayRecords>): void {
  const { bonuses, purchases, splits, collision, leadership } = records;
  for (const record of [...bonuses, ...purchases, ...splits, collision, leadership])
    hash.update(`${JSON.stringify(record, text)}\n`);
}

/** The hash of what a settlement reads. */
export function inputHash(state: State, plan: number): string {
  const hash = createHash('sha256');
  line(hash, 'plan', plan);
  writeState(hash, state);
  return hash.digest('hex');
}

/** The hash of all that a settlement comes to: state, bonuses, buyback, splits and postings. */
export function outcomeHash({ state, records, postings }: Settlement): string {
  const hash = createHash('sha256');
  writeState(hash, state);
  writeRecords(hash, records);
  for (const { kind, from, to, amount } of postings)
    line(hash, kind, from.owner, from.coin, from.purpose, from.ref, to.owner, to.coin, to.purpose, to.ref, amount);
  return hash.digest('hex');
}
