import { maskUsername } from '@greenhall/domain/identity/masking';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { dateOf, dayOf } from '@greenhall/domain/shared/time';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { type RankRow, monthEnds, currentRank, ranksNow, ranksPaid } from './store-bonus.ts';
import { readMarket } from '../market/store-market.ts';

const TOP = 10;
const MONTHS = 24;
const MONTH_LETTERS = 7;

/** The month of a UTC day, as `2026-03`. */
const monthOf = (day: number) => dateOf(day).slice(0, MONTH_LETTERS);

/** The first and the last day of a month. */
function daysOf(month: string): [number, number] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return [dayOf(Date.UTC(year, number - 1, 1)), dayOf(Date.UTC(year, number, 1)) - 1];
}

const presentRank = (me: MemberNo) => (row: RankRow) => ({
  rank: row.rank,
  name: row.memberNo === me ? row.name : maskUsername(row.name),
  performance: formatAmount(row.performance),
  paid: row.paid === null ? null : formatAmount(row.paid),
  isMine: row.memberNo === me,
});

/** The ranking of the current month until its end is settled, and earlier months as they were paid. */
export async function readRanking(ports: Ports, call: Call<'stock.ranking'>): Promise<Result<Answer<'stock.ranking'>>> {
  const me = call.caller.memberNo;
  const market = await readMarket(ports.db);
  const now = monthOf(market ? market.day + 1 : dayOf(ports.clock.now().getTime()));
  const paid = (await monthEnds(ports.db, MONTHS)).map(({ day }) => monthOf(day));
  const month = call.query.month ?? now;
  const head = { month, months: [...new Set([now, ...paid])], isPaid: month < now };
  const items = month === now ? await ranksNow(ports.db, TOP) : await ranksPaid(ports.db, ...daysOf(month));
  const mine = items.find(({ memberNo }) => memberNo === me);
  const own =
    month === now
      ? await currentRank(ports.db, me)
      : { rank: mine?.rank ?? null, performance: mine?.performance ?? 0n };
  return accept({
    ...head,
    items: items.map(presentRank(me)),
    own: { rank: own.rank, performance: formatAmount(own.performance) },
  });
}
