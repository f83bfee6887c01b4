import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { formatAmount } from '@greenhall/domain/shared/money';
import type { WayRow } from './store-ways.ts';

type Way = Output<RouteOf<'wallet.payInWays'>>['items'][number];
type DeskWay = Output<RouteOf<'wallet.closePayInWay'>>;

function presentTerms({ id, kind, holder, account, least, most, hours, text }: WayRow) {
  return { id: String(id), kind, holder, account, least: formatAmount(least), most: formatAmount(most), hours, text };
}

/** A way that is open, as members see it. */
export const presentWay = (row: WayRow): Way => ({
  ...presentTerms(row),
  openedAt: (row.openedAt ?? row.proposedAt).toISOString(),
});

/** A way as operators see it, with when it will open where that is known. */
export const presentDeskWay = (row: WayRow, announced?: Date): DeskWay => ({
  ...presentTerms(row),
  state: row.state,
  proposedAt: row.proposedAt.toISOString(),
  openedAt: (row.openedAt ?? announced)?.toISOString() ?? null,
  closedAt: row.closedAt?.toISOString() ?? null,
  closedBy: row.closedBy,
});
