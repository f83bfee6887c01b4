import { FOLDED_KINDS, HOLD_RETURNS } from '@greenhall/contract/shared/movements';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { FOLDED_FROM, daySum } from '@greenhall/domain/wallet/activity';
import { BEYOND_LAST, readCursor } from '../../platform/cursor.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import {
  type Movement,
  type MovementFilter,
  type MovementSum,
  holdOutcomes,
  movements,
  sumMovements,
} from '../ledger/index.ts';
import { billFilter, dayEnd, dayStart, isHold, presentMovement } from './queries-bill.ts';

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

/** The holds of a day whose outcome is looked up: more than anybody makes. */
const HOLDS_OF_A_DAY = 5_000;
const HOLD_KINDS = Object.keys(HOLD_RETURNS);
const RETURN_KINDS: readonly string[] = Object.values(HOLD_RETURNS);

/** The sums of a day by coin, with what was put aside or came back apart from what was spent. Rule: wallet#activity. */
async function coinSums(ports: Ports, within: MovementFilter, sums: readonly MovementSum[]): Promise<Day['sums']> {
  const put = sums.some(({ kind }) => kind in HOLD_RETURNS)
    ? (await movements(ports.db, { ...within, only: HOLD_KINDS }, HOLDS_OF_A_DAY)).filter(isHold)
    : [];
  const postings = put.map(({ posting }) => posting);
  const outcomes = await holdOutcomes(ports.db, within.owner, postings);
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

/** The day of a movement, with the sums and the rows of all of it that fits the filter. */
async function readDay(ports: Ports, filter: MovementFilter, { at, posting }: Movement): Promise<Day> {
  const day = at.toISOString().slice(0, 10);
  const within = { ...filter, from: dayStart(day), until: dayEnd(day), before: posting + 1n };
  const sums = await sumMovements(ports.db, within);
  const folds = foldsOf(sums);
  const except = folds.map(({ kind }) => kind);
  const found = await movements(ports.db, { ...within, except }, ROWS_OF_A_DAY + 1);
  return {
    day,
    sums: await coinSums(ports, within, sums),
    folds,
    rows: await presentMovement(ports, memberNumber(filter.owner), found.slice(0, ROWS_OF_A_DAY)),
    hasMore: found.length > ROWS_OF_A_DAY,
  };
}

/** A member's movements by UTC day, newest first. The cursor is the last movement that is not shown yet. */
export async function readActivity(
  ports: Ports,
  call: Call<'wallet.activity'>,
): Promise<Result<Answer<'wallet.activity'>>> {
  const start = readCursor(call.query.cursor);
  if (!start.ok) return start;
  const filter = await billFilter(ports, call.caller.memberNo, call.query);
  const items: Day[] = [];
  let until = filter.until;
  let [next] = await movements(ports.db, { ...filter, before: start.value ?? BEYOND_LAST }, 1);
  let shown = 0;
  while (next && items.length < DAYS && shown < ROWS) {
    const day = await readDay(ports, filter, next);
    items.push(day);
    shown += day.rows.length + day.folds.length;
    until = dayStart(day.day);
    [next] = await movements(ports.db, { ...filter, until, before: next.posting }, 1);
  }
  return accept(next ? { items, next: String(next.posting + 1n) } : { items });
}
