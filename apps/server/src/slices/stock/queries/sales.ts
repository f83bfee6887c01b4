import { amount, formatAmount, formatShares, mulDivUp, part, shares } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { worthOf } from '@greenhall/domain/stock/market';
import { PAGE, pageOf, readCursor } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { planAt } from '../../members/index.ts';
import { presentSale } from '../present.ts';
import { lineOf, offersOf, splitsOf } from '../store-hall.ts';
import { readMarket } from '../store-market.ts';

/** What the buyback's line holds for a member, at today's price and budget. */
async function readLine(ports: Ports, memberNo: bigint, buybackBp: number) {
  const market = await readMarket(ports.db);
  const budget = part(amount(market?.openingReserve ?? 0n), buybackBp);
  const line = await lineOf(ports.db, memberNo);
  if (!market || !line || market.outstanding === 0n)
    return { budget: formatAmount(budget), aheadAmount: formatAmount(0n), days: null };
  const price = { reserve: amount(market.reserve), outstanding: shares(market.outstanding) };
  const ahead = worthOf(shares(line.ahead), price);
  const days = budget === 0n ? null : Number(mulDivUp(worthOf(shares(line.upTo), price), 1n, budget));
  return { budget: formatAmount(budget), aheadAmount: formatAmount(ahead), days };
}

export async function listSales(ports: Ports, call: Call<'stock.sales'>): Promise<Result<Answer<'stock.sales'>>> {
  const before = readCursor(call.query.cursor);
  if (!before.ok) return before;
  const me = call.caller.memberNo;
  const limit = call.query.limit ?? PAGE;
  const { plan } = await planAt(ports.db, ports.clock.now());
  const found = await offersOf(ports.db, me, before.value, limit + 1);
  const page = pageOf(
    found,
    limit,
    (row) => row.number,
    (row) => presentSale({ ...row, quantity: shares(row.quantity), left: shares(row.left) }, plan),
  );
  return accept({ ...page, ...(await readLine(ports, me, plan.buybackBp)) });
}

export async function listSplits(ports: Ports, call: Call<'stock.splits'>): Promise<Result<Answer<'stock.splits'>>> {
  const before = readCursor(call.query.cursor);
  if (!before.ok) return before;
  const limit = call.query.limit ?? PAGE;
  const found = await splitsOf(ports.db, call.caller.memberNo, before.value, limit + 1);
  const present = (row: (typeof found)[number]) => ({
    id: String(row.id),
    before: formatShares(shares(row.before)),
    after: formatShares(shares(row.after)),
    at: row.at.toISOString(),
  });
  return accept(pageOf(found, limit, (row) => row.id, present));
}
