import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { formatAmount, formatShares, shares } from '@greenhall/domain/shared/money';
import type { Report } from '@greenhall/domain/stock/desk/simulation';

const WHOLE = 10_000n;
/** The paid fraction of what was due, in basis points. */
const paidBp = ({ due, paid }: Report['collision']) => (due === 0n ? null : Number((paid * WHOLE) / due));

export function presentReport(report: Report): Output<RouteOf<'stock.simulatePlan'>>['items'][number] {
  const { day, members, closed, pools, collision, leadership, reserve, outstanding, price, queue, onOffer } = report;
  return {
    day,
    members,
    closed,
    pools: Object.fromEntries(Object.entries(pools).map(([pool, balance]) => [pool, formatAmount(balance)])),
    collisionPaidBp: paidBp(collision),
    leadershipPaidBp: paidBp(leadership),
    reserve: formatAmount(reserve),
    outstanding: formatShares(shares(outstanding)),
    price: formatAmount(price),
    queue: formatAmount(queue),
    onOffer: formatShares(onOffer),
    median: formatAmount(report.median),
    tenth: formatAmount(report.tenth),
  };
}
