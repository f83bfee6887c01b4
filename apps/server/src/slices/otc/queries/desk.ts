import { type Result, accept } from '@greenhall/domain/shared/result';
import { PAGE, pageOf, readCursor } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { namesOf } from '../../wallet/index.ts';
import { viewMarket } from '../market.ts';
import { deskAppeal, parties, presentLock } from '../present-desk.ts';
import { tradeFields } from '../present.ts';
import { answersOf, appealedOf, listAppeals } from '../store-appeals.ts';
import { supervisedTrades } from '../store-desk.ts';
import { listLocks, listMarkets } from '../store-markets.ts';
import { downNow, listOutages } from '../store-time.ts';
import { tradesById } from '../store-trades.ts';
import { flag } from './hall.ts';

export async function deskTrades(
  ports: Ports,
  call: Call<'otc.deskTrades'>,
): Promise<Result<Answer<'otc.deskTrades'>>> {
  const { cursor, limit = PAGE, search, state, coin, network } = call.query;
  const before = readCursor(cursor);
  if (!before.ok) return before;
  const wanted = { search: search || undefined, state, coin, network, before: before.value };
  const found = await supervisedTrades(ports.db, wanted, limit + 1);
  const names = await namesOf(
    ports.db,
    found.flatMap((row) => [row.buyer, row.seller]),
  );
  const appealed = await appealedOf(
    ports.db,
    found.map((row) => row.id),
  );
  const down = await downNow(ports.db);
  const present = (row: (typeof found)[number]) => ({
    ...tradeFields(row, appealed.has(row.id), down),
    ...parties(row, names),
  });
  return accept(pageOf(found, limit, (row) => row.id, present));
}

export async function deskAppeals(
  ports: Ports,
  call: Call<'otc.deskAppeals'>,
): Promise<Result<Answer<'otc.deskAppeals'>>> {
  const { cursor, limit = PAGE, state } = call.query;
  const after = readCursor(cursor);
  if (!after.ok) return after;
  const found = await listAppeals(ports.db, state, after.value, limit + 1);
  const trades = await tradesById(
    ports.db,
    found.map((row) => row.tradeId),
  );
  const answers = await answersOf(
    ports.db,
    found.map((row) => row.id),
  );
  const sides = [...trades.values()].flatMap(({ buyer, seller }) => [buyer, seller]);
  const obstacle = await ports.persons.obstacles(ports.db, call.caller, sides);
  const present = (row: (typeof found)[number]) => {
    const trade = trades.get(row.tradeId);
    if (!trade) throw new Error(`the trade of appeal ${row.id} is missing`);
    return deskAppeal(ports, row, trade, answers, obstacle(trade.buyer) ?? obstacle(trade.seller));
  };
  return accept(pageOf(found, limit, (row) => row.id, present));
}

export async function readLocks(ports: Ports, call: Call<'otc.locks'>): Promise<Result<Answer<'otc.locks'>>> {
  const { cursor, limit = PAGE, open } = call.query;
  const before = readCursor(cursor);
  if (!before.ok) return before;
  const found = await listLocks(ports.db, flag(open), before.value, limit + 1);
  const names = await namesOf(
    ports.db,
    found.map((row) => row.memberNo),
  );
  return accept(
    pageOf(
      found,
      limit,
      (row) => row.id,
      (row) => presentLock(row, names),
    ),
  );
}

export async function deskMarkets(ports: Ports): Promise<Result<Answer<'otc.deskMarkets'>>> {
  const down = await downNow(ports.db);
  const items: Answer<'otc.deskMarkets'>['items'] = [];
  for (const market of await listMarkets(ports.db)) {
    items.push({ ...(await viewMarket(ports, ports.db, market, down)), bandBp: market.bandBp });
  }
  return accept({ items });
}

export async function readOutages(ports: Ports, call: Call<'otc.outages'>): Promise<Result<Answer<'otc.outages'>>> {
  const { cursor, limit = PAGE } = call.query;
  const before = readCursor(cursor);
  if (!before.ok) return before;
  const found = await listOutages(ports.db, before.value, limit + 1);
  const present = (row: (typeof found)[number]) => ({
    id: String(row.id),
    network: row.network,
    from: row.beganAt.toISOString(),
    to: row.endedAt?.toISOString() ?? null,
    moved: row.moved,
  });
  return accept(pageOf(found, limit, (row) => row.id, present));
}
