import { FOLDED_KINDS, HOLD_RETURNS } from '@greenhall/contract/shared/movements';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { FOLDED_FROM, daySum } from '@greenhall/domain/wallet/activity';
import { readCursor } from '../../platform/cursor.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import {
  type HoldOutcome,
  type MovementFilter,
  type MovementSpan,
  type MovementSum,
  holdOutcomesWithin,
  movementsOfDays,
  sumMovements,
} from '../ledger/index.ts';
import { billFilter, presentMovement } from './queries-bill.ts';

type Day = Answer<'wallet.activity'>['items'][number];
type Fold = Day['folds'][number];

/** A page ends with the day that brings it to so many rows, or with so many days. */
const ROWS = 20;
const DAYS = 10;
/** So many movements of one day are shown; the rest is found in the bill of that day. */
const ROWS_OF_A_DAY = 100;

const sumOf = (parts: readonly { readonly sum: bigint }[]): bigint => parts.reduce((total, { sum }) => total + sum, 0n);

/** The kinds of small payments that came often on a day, each as one row. */
function foldsOf(sums: readonly MovementSum[]): Fold[] {
  return FOLDED_KINDS.flatMap((kind) => {
    const parts = sums.filter((part) => part.kind === kind);
    // A bonus is paid in two coins: each coin names the same bonuses.
    const count = Math.max(0, ...parts.map(({ things }) => things));
    if (count < FOLDED_FROM) return [];
    return [{ kind, count, sums: parts.map(({ coin, sum }) => ({ coin, sum: formatAmount(sum) })) }];
  });
}

/** The holds of a page whose outcome is looked up: more than anybody makes. */
const HOLDS = 5_000;
const HOLD_KINDS = Object.keys(HOLD_RETURNS);
const RETURN_KINDS: readonly string[] = Object.values(HOLD_RETURNS);

/** The sums of a day by coin, with what was put aside or came back apart from what was spent. Rule: wallet#activity. */
function coinSums(sums: readonly MovementSum[], outcomes: readonly HoldOutcome[]): Day['sums'] {
  return [...new Set(sums.map(({ coin }) => coin))].map((coin) => {
    const ofCoin = sums.filter((part) => part.coin === coin);
    const { net, held, back } = daySum({
      change: sumOf(ofCoin),
      put: -sumOf(ofCoin.filter(({ kind }) => kind in HOLD_RETURNS)),
      spent: outcomes.reduce((total, one) => (one.coin === coin ? total + one.spent : total), 0n),
      back: sumOf(ofCoin.filter(({ kind }) => RETURN_KINDS.includes(kind))),
    });
    return { coin, net: formatAmount(net), held: formatAmount(held), back: formatAmount(back) };
  });
}

/** A day of a page before its movements are read. */
interface SummedDay extends MovementSpan {
  readonly start: Date;
  readonly sums: readonly MovementSum[];
  readonly folds: readonly Fold[];
  /** The kinds that are shown as one row each. */
  readonly without: readonly string[];
  /** How many movements are not folded. */
  readonly count: number;
}

/** The days of these sums, newest first, each with its movements as a span. */
function daysOf(sums: readonly MovementSum[]): SummedDay[] {
  const starts = [...new Set(sums.map(({ start }) => start.getTime()))];
  const parts = starts.map((start) => sums.filter((one) => one.start.getTime() === start));
  const newest = parts.map((ofDay) => ofDay.reduce((last, one) => (one.newest > last ? one.newest : last), 0n));
  return parts.map((ofDay, index) => {
    const folds = foldsOf(ofDay);
    const without = folds.map(({ kind }) => kind);
    const plain = ofDay.filter(({ kind }) => !without.some((one) => one === kind));
    return {
      start: new Date(starts[index] ?? 0),
      newest: newest[index] ?? 0n,
      before: newest[index + 1] ?? ofDay[0]?.before ?? 0n,
      sums: ofDay,
      folds,
      without,
      count: plain.reduce((total, { movements: some }) => total + some, 0),
    };
  });
}

/** The first of these days that fill a page. */
function pageOf(days: readonly SummedDay[]): SummedDay[] {
  let shown = 0;
  return days.filter(({ count, folds }) => {
    const isShown = shown < ROWS;
    shown += Math.min(count, ROWS_OF_A_DAY) + folds.length;
    return isShown;
  });
}

/** The days of a page with their rows. How many statements that takes does not depend on how many days there are. */
async function presentDays(ports: Ports, filter: MovementFilter, page: readonly SummedDay[]): Promise<Day[]> {
  const [first, last] = [page.at(0), page.at(-1)];
  if (!first || !last) return [];
  const me = memberNumber(filter.owner);
  const found = await movementsOfDays(ports.db, filter, page, ROWS_OF_A_DAY);
  const span = { newest: first.newest, before: last.before };
  const hasHolds = page.some(({ sums }) => sums.some(({ kind }) => kind in HOLD_RETURNS));
  const outcomes = hasHolds ? await holdOutcomesWithin(ports.db, filter, span, HOLD_KINDS, HOLDS) : [];
  const rows = await presentMovement(ports, me, found, outcomes);
  return page.map(({ start, newest, before, sums, folds, count }, index) => ({
    day: start.toISOString().slice(0, 10),
    sums: coinSums(
      sums,
      outcomes.filter(({ posting }) => posting <= newest && posting > before),
    ),
    folds: [...folds],
    rows: rows.filter((_, at) => found[at]?.day === index),
    hasMore: count > ROWS_OF_A_DAY,
  }));
}

/** A member's movements by UTC day, newest first. The cursor is the last movement that is not shown yet. */
export async function readActivity(
  ports: Ports,
  call: Call<'wallet.activity'>,
): Promise<Result<Answer<'wallet.activity'>>> {
  const start = readCursor(call.query.cursor);
  if (!start.ok) return start;
  const filter = await billFilter(ports, call.caller.memberNo, call.query);
  const page = pageOf(daysOf(await sumMovements(ports.db, { ...filter, before: start.value }, DAYS)));
  const items = await presentDays(ports, filter, page);
  const rest = page.at(-1)?.before ?? 0n;
  return accept(rest === 0n ? { items } : { items, next: String(rest + 1n) });
}
