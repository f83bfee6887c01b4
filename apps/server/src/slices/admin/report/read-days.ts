import { type Amount, amount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { dayOf } from '@greenhall/domain/shared/time';
import type { Ports } from '../../../platform/ports.ts';
import { balancesAtEnd, flowsBetween, summedDays } from '../../ledger/index.ts';
import type { Moved } from './parts.ts';

/** UTC days as they are asked for. */
export interface Asked {
  readonly from: string;
  readonly to: string;
}

/** What the accounts of a purpose held before and after the days, and what moved. */
export interface Held {
  readonly purpose: string;
  readonly coin: string;
  readonly opening: Amount;
  readonly came: Amount;
  readonly went: Amount;
  readonly closing: Amount;
}

export interface Report {
  readonly held: readonly Held[];
  readonly moved: readonly Moved[];
}

/** Days that a report has at most. */
export const MOST_DAYS = 3_660;

const numberOf = (day: string): number => dayOf(Date.parse(day));
const keyOf = (purpose: string, coin: string): string => `${coin} ${purpose}`;

type Sums = ReadonlyMap<string, bigint>;

function sumsOf<R>(rows: readonly R[], key: (row: R) => string, value: (row: R) => bigint): Sums {
  const sums = new Map<string, bigint>();
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0n) + value(row));
  return sums;
}

/** What closed days came to (`badRequest`, `daysNotClosed`). Rule: admin#reports. */
export async function readClosed({ db }: Pick<Ports, 'db'>, { from, to }: Asked): Promise<Result<Report>> {
  const [first, last] = [numberOf(from), numberOf(to)];
  if (last < first || last - first >= MOST_DAYS) return refuse('badRequest', { field: 'to' });
  const summed = await summedDays(db);
  if (!summed || last > summed.last) return refuse('daysNotClosed');
  const before = await balancesAtEnd(db, first - 1);
  const after = await balancesAtEnd(db, last);
  const flows = await flowsBetween(db, first, last);
  const balance = (row: { readonly balance: bigint }) => row.balance;
  const account = (row: { readonly purpose: string; readonly coin: string }) => keyOf(row.purpose, row.coin);
  const opening = sumsOf(before, account, balance);
  const closing = sumsOf(after, account, balance);
  const moved = (row: { readonly amount: bigint }) => row.amount;
  const came = sumsOf(flows, (row) => keyOf(row.target, row.coin), moved);
  const went = sumsOf(flows, (row) => keyOf(row.source, row.coin), moved);
  const keys = new Set([...opening, ...closing, ...came, ...went].map(([key]) => key));
  const held = [...keys].toSorted().map((key): Held => {
    const [coin = '', purpose = ''] = key.split(' ');
    const of = (sums: Sums): Amount => amount(sums.get(key) ?? 0n);
    return {
      purpose,
      coin,
      opening: of(opening),
      came: of(came),
      went: of(went),
      closing: of(closing),
    };
  });
  return accept({
    held,
    moved: flows.map((row) => ({
      ...row,
      postings: Number(row.postings),
      amount: amount(row.amount),
    })),
  });
}
