import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import type { Plan } from '@greenhall/domain/members/plan';
import { amount, formatAmount, formatShares, shares } from '@greenhall/domain/shared/money';
import { dateOf } from '@greenhall/domain/shared/time';
import { type Offer, type SaleState, shownPrice } from '@greenhall/domain/stock/market/market';
import type { RunRow } from './store-queue.ts';

/** The price of a moment: the exact price and the price shown. */
export function presentPrice({ reserve, outstanding }: { reserve: bigint; outstanding: bigint }) {
  const price = shownPrice({ reserve: amount(reserve), outstanding: shares(outstanding) });
  return { price: formatAmount(price), reserve: formatAmount(reserve), outstanding: formatShares(shares(outstanding)) };
}

export function presentRun(row: RunRow): Output<RouteOf<'stock.runNow'>> {
  if (row.kind === 'split') throw new Error('a split is no run');
  return {
    id: String(row.id),
    kind: row.kind,
    fills: row.fills,
    spent: formatAmount(row.spent),
    quantity: formatShares(shares(row.quantity)),
    ...presentPrice(row),
    by: row.by,
    at: row.at.toISOString(),
  };
}

/** An offer with its results so far. */
export interface SaleView extends Offer {
  readonly received: bigint;
  readonly state: SaleState;
  readonly at: Date;
}

/** `buybackFrom` is the day from whose end the buyback takes the offer. */
export function presentSale(sale: SaleView, plan: Pick<Plan, 'buybackAfterDays'>): Output<RouteOf<'stock.sell'>> {
  const from = sale.isClearOut ? sale.offeredOn : sale.offeredOn + plan.buybackAfterDays;
  return {
    number: String(sale.number),
    isClearOut: sale.isClearOut,
    state: sale.state,
    quantity: formatShares(sale.quantity),
    left: formatShares(sale.left),
    received: formatAmount(sale.received),
    at: sale.at.toISOString(),
    buybackFrom: sale.state === 'completed' ? null : dateOf(from),
  };
}
