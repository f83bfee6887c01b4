import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { amount, formatAmount, formatShares, part, shares, ZERO } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { lineDays } from '@greenhall/domain/stock/market/buyback';
import { worthOf } from '@greenhall/domain/stock/market/market';
import { paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { planAt } from '../../members/index.ts';
import { presentSale } from './present.ts';
import { buybackQueueOf, offersOf, splitsOf } from './store-queue-lists.ts';
import { readMarket } from './store-market.ts';

/** A member's offers in the queue of the buyback, and all of that queue, at today's price and budget. */
async function readBuybackQueue(ports: Ports, memberNo: MemberNo, buybackBp: number) {
  const market = await readMarket(ports.db);
  const budget = part(amount(market?.openingReserve ?? 0n), buybackBp);
  const line = await buybackQueueOf(ports.db, memberNo);
  const price = { reserve: amount(market?.reserve ?? 0n), outstanding: shares(market?.outstanding ?? 0n) };
  const worth = (quantity: bigint) => (price.outstanding === 0n ? ZERO : worthOf(shares(quantity), price));
  const hasOwn = price.outstanding > 0n && line.upTo !== null;
  return {
    budget: formatAmount(budget),
    aheadAmount: formatAmount(hasOwn ? worth(line.ahead) : 0n),
    lineAmount: formatAmount(worth(line.all)),
    days: hasOwn ? (lineDays(worth(line.upTo ?? 0n), budget) ?? null) : null,
  };
}

/** A page of a member's offers, with its place in the queue of the buyback. */
export async function salesPage(
  ports: Ports,
  memberNo: MemberNo,
  query: Call<'stock.sales'>['query'],
): Promise<Result<Answer<'stock.sales'>>> {
  const { plan } = await planAt(ports.db, ports.clock.now());
  const page = await paged(
    query,
    (start, limit) => offersOf(ports.db, memberNo, start, limit),
    (row) => row.number,
    (shown) =>
      shown.map((row) => presentSale({ ...row, quantity: shares(row.quantity), left: shares(row.left) }, plan)),
  );
  if (!page.ok) return page;
  const queue = await readBuybackQueue(ports, memberNo, plan.buybackBp);
  return accept({ ...page.value, ...queue, buybackAfterDays: plan.buybackAfterDays });
}

export const listSales = (ports: Ports, call: Call<'stock.sales'>) =>
  salesPage(ports, call.caller.memberNo, call.query);

export async function listSplits(ports: Ports, call: Call<'stock.splits'>): Promise<Result<Answer<'stock.splits'>>> {
  return paged(
    call.query,
    (start, limit) => splitsOf(ports.db, call.caller.memberNo, start, limit),
    (row) => row.id,
    (shown) =>
      shown.map((row) => ({
        id: String(row.id),
        before: formatShares(shares(row.before)),
        after: formatShares(shares(row.after)),
        at: row.at.toISOString(),
      })),
  );
}
