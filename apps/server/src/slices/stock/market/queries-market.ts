import { effectiveHeight } from '@greenhall/domain/members/effective-height';
import { amount, formatAmount, formatShares, shares } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { DAY, dateOf, dayOf } from '@greenhall/domain/shared/time';
import { priceChangeBp, shownPrice, worthOf } from '@greenhall/domain/stock/market/market';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { memberState, planNow } from '../../members/index.ts';
import { presentPrice } from './present.ts';
import { limitsUnder, levelsUnder } from '../plan/member-limits.ts';
import { readMarket } from './store-market.ts';
import { readHoldingRow } from './store-member.ts';
import { type PriceRow, readCandles, dailyPrices, purchasesOf, splitMarks } from './store-prices.ts';

const SPARKLINE_DAYS = 30;
const UNOPENED = { reserve: 0n, outstanding: 0n };

const priceOf = ({ reserve, outstanding }: PriceRow) =>
  shownPrice({ reserve: amount(reserve), outstanding: shares(outstanding) });

/** The exact price; before the market is opened there are no shares. */
const priceNow = async (ports: Ports) => (await readMarket(ports.db)) ?? UNOPENED;

export async function readMarketView(ports: Ports): Promise<Result<Answer<'stock.market'>>> {
  const since = dayOf(ports.clock.now().getTime()) - SPARKLINE_DAYS + 1;
  const days = await dailyPrices(ports.db, since);
  const now = await priceNow(ports);
  const [first, ...later] = days;
  const splits = later.reduce((count, day) => count + day.splits, 0);
  return accept({
    ...presentPrice(now),
    days: days.map((row) => ({ day: dateOf(row.day), price: presentPrice(row).price })),
    changeBp: first ? priceChangeBp(priceOf(first), priceOf(now), splits) : 0,
  });
}

export async function readHolding(ports: Ports, call: Call<'stock.holding'>): Promise<Result<Answer<'stock.holding'>>> {
  const me = call.caller.memberNo;
  const member = await memberState(ports.db, me);
  if (!member) return refuse('memberNotFound');
  const plan = await planNow(ports);
  const row = await readHoldingRow(ports.db, me, ports.clock.now());
  const { held, onOffer, clearZero, buyback, isLocked } = row;
  const market = { reserve: row.reserve ?? 0n, outstanding: row.outstanding ?? 0n };
  const { limit } = limitsUnder(plan, member);
  const income = amount(member.countedIncome);
  const price = { reserve: amount(market.reserve), outstanding: shares(market.outstanding) };
  return accept({
    ...presentPrice(market),
    held: formatShares(held),
    value: formatAmount(held === 0n ? 0n : worthOf(held, price)),
    saleFeeBp: plan.saleFeeBp,
    onOffer: formatShares(onOffer),
    clearZero: formatShares(clearZero),
    buyback: formatShares(buyback),
    level: member.level,
    bought: member.bought,
    isClosed: levelsUnder(plan, member).closed,
    isLocked,
    outLimit: formatAmount(limit),
    countedIncome: formatAmount(income),
    effectiveHeight: formatAmount(effectiveHeight(limit, income)),
  });
}

const MINUTES = 60;
const HOURS = 60 * MINUTES;
const DAYS = 24 * HOURS;

/** The length of each range and of its candles, in seconds. */
const RANGES = {
  '1d': { back: DAY, candle: 10 * MINUTES },
  '7d': { back: 7 * DAY, candle: HOURS },
  '30d': { back: 30 * DAY, candle: 4 * HOURS },
  '90d': { back: 90 * DAY, candle: 12 * HOURS },
  '1y': { back: 365 * DAY, candle: 2 * DAYS },
  all: { back: Infinity, candle: 7 * DAYS },
} as const;
const CANDLES = 400;

export async function readPrices(ports: Ports, call: Call<'stock.prices'>): Promise<Result<Answer<'stock.prices'>>> {
  const { back, candle } = RANGES[call.query.range ?? '30d'];
  const since = new Date(Math.max(0, ports.clock.now().getTime() - back));
  const found = await readCandles(ports.db, since, candle, CANDLES);
  const marks = await splitMarks(ports.db, since, CANDLES);
  const purchases = await purchasesOf(ports.db, call.caller.memberNo, since, candle, CANDLES);
  const [first, last] = [found[0], found.at(-1)];
  const between = marks.filter(({ id }) => first && last && id > first.first && id < last.last);
  return accept({
    changeBp: first && last ? priceChangeBp(amount(first.open), amount(last.close), between.length) : 0,
    candles: found.map(({ at, open, high, low, close, volume }) => ({
      at: at.toISOString(),
      open: formatAmount(open),
      high: formatAmount(high),
      low: formatAmount(low),
      close: formatAmount(close),
      volume: formatShares(shares(volume)),
    })),
    splits: marks.map(({ at, before, after }) => ({
      at: at.toISOString(),
      before: formatAmount(before),
      after: formatAmount(after),
    })),
    purchases: purchases.map(({ at, quantity }) => ({
      at: at.toISOString(),
      quantity: formatShares(shares(quantity)),
    })),
  });
}
