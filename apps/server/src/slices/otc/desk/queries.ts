import { type Result, accept } from '@greenhall/domain/shared/result';
import { paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { openAccount } from '../../members/index.ts';
import { namesOf } from '../../wallet/index.ts';
import { rulesVersion, viewMarkets } from '../market/market.ts';
import { deskAppeal, presentParties } from './present.ts';
import { tradeFields } from '../trade/present.ts';
import { answersOf, appealedOf, APPEALS } from '../trade/store-appeals.ts';
import { TRADES } from './store.ts';
import { OUTAGES, downNow } from '../market/store-networks.ts';
import { type TradeRow, tradesById, tradesOf } from '../trade/store-trades.ts';
import { tradeFilter } from '../trade/queries.ts';

/** Trades with both sides by number and name. */
async function presentTrades(ports: Ports, shown: readonly TradeRow[]): Promise<Answer<'otc.deskTrades'>['items']> {
  const names = await namesOf(
    ports.db,
    shown.flatMap((row) => [row.buyer, row.seller]),
  );
  const appealed = await appealedOf(
    ports.db,
    shown.map((row) => row.id),
  );
  const down = await downNow(ports.db);
  return shown.map((row) => ({ ...tradeFields(row, appealed.has(row.id), down), ...presentParties(row, names) }));
}

export const deskTrades = (
  ports: Ports,
  { query }: Call<'otc.deskTrades'>,
): Promise<Result<Answer<'otc.deskTrades'>>> => TRADES.page(ports.db, query, (shown) => presentTrades(ports, shown));

/** The trades of a member, for an operator who inspects it. */
export async function deskMemberTrades(
  ports: Ports,
  call: Call<'otc.deskMemberTrades'>,
): Promise<Result<Answer<'otc.deskMemberTrades'>>> {
  const opened = await openAccount(ports, call, 'trades');
  if (!opened.ok) return opened;
  const memberNo = opened.value;
  return paged(
    call.query,
    (start, limit) => tradesOf(ports.db, memberNo, { ...tradeFilter(call.query), before: start }, limit),
    (row) => row.id,
    (shown) => presentTrades(ports, shown),
  );
}

export const deskAppeals = (
  ports: Ports,
  { caller, query, reader }: Call<'otc.deskAppeals'>,
): Promise<Result<Answer<'otc.deskAppeals'>>> =>
  APPEALS.page(ports.db, query, async (shown) => {
    const trades = await tradesById(
      ports.db,
      shown.map((row) => row.tradeId),
    );
    const answers = await answersOf(
      ports.db,
      shown.map((row) => row.id),
    );
    const sides = [...trades.values()].flatMap(({ buyer, seller }) => [buyer, seller]);
    const obstacle = await ports.persons.obstacles(ports.db, caller, sides);
    return shown.map((row) => {
      const trade = trades.get(row.tradeId);
      if (!trade) throw new Error(`the trade of appeal ${row.id} is missing`);
      const hindered = obstacle(trade.buyer) ?? obstacle(trade.seller);
      return deskAppeal(ports, row, trade, { answers, obstacle: hindered, reader });
    });
  });

export async function deskMarkets(ports: Ports): Promise<Result<Answer<'otc.deskMarkets'>>> {
  const markets = await viewMarkets(ports);
  return accept({
    items: markets.map(({ market, view }) => ({ ...view, bandBp: market.bandBp, version: rulesVersion(market) })),
  });
}

export const readOutages = (ports: Ports, { query }: Call<'otc.outages'>): Promise<Result<Answer<'otc.outages'>>> =>
  OUTAGES.page(ports.db, query, (shown) =>
    shown.map((row) => ({
      id: String(row.id),
      network: row.network,
      from: row.beganAt.toISOString(),
      to: row.endedAt?.toISOString() ?? null,
      moved: row.moved,
    })),
  );
