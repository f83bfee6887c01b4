import { dayPrice, PAST_PRICES } from '@greenhall/domain/otc/market/past-prices';
import { formatAmount } from '@greenhall/domain/shared/money';
import { DAY } from '@greenhall/domain/shared/time';
import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { viewMarkets } from './market.ts';
import { pastDays } from './store-past-prices.ts';

export async function readMarkets(ports: Ports): Promise<Result<Answer<'otc.markets'>>> {
  return accept({ items: (await viewMarkets(ports)).map(({ view }) => view) });
}

/** What a coin has cost on the days that are over. The day that runs is none yet. */
export async function readPastPrices(
  ports: Ports,
  { query }: Call<'otc.pastPrices'>,
): Promise<Result<Answer<'otc.pastPrices'>>> {
  const today = Math.floor(ports.clock.now().getTime() / DAY) * DAY;
  const from = new Date(today - PAST_PRICES.days * DAY);
  const days = await pastDays(ports.db, query.coin, from, new Date(today));
  const items = days.flatMap((traded) => {
    const price = dayPrice(traded);
    if (price === undefined) return [];
    const { day, trades } = traded;
    return [{ day, price: formatAmount(price), quantity: formatAmount(traded.quantity), trades }];
  });
  return accept({ items });
}
