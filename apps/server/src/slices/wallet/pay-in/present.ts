import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { formatAmount } from '@greenhall/domain/shared/money';
import { UNIQUE_AMOUNT_TIME } from '@greenhall/domain/wallet/unique-amount';
import type { UniqueAmountRow } from './store-unique-amounts.ts';
import type { DepositMethodRow } from './store-deposit-methods.ts';

type Way = Output<RouteOf<'wallet.depositMethods'>>['items'][number];
type Exact = Output<RouteOf<'wallet.openExactPayment'>>;
type DeskWay = Output<RouteOf<'wallet.closeDepositMethod'>>;

function presentTerms({ id, kind, holder, account, least, most, hours, text }: DepositMethodRow) {
  return { id: String(id), kind, holder, account, least: formatAmount(least), most: formatAmount(most), hours, text };
}

/** A way that is open, as members see it. */
export const presentDepositMethod = (row: DepositMethodRow): Way => ({
  ...presentTerms(row),
  openedAt: (row.openedAt ?? row.proposedAt).toISOString(),
});

/** A payment on a network that was begun. The address is the one of its way, which is sealed. */
export const presentUniqueAmount = (
  row: UniqueAmountRow,
  way: Pick<DepositMethodRow, 'account'> | undefined,
): Exact => ({
  id: String(row.id),
  way: String(row.wayId),
  network: row.network,
  address: way?.account ?? null,
  amount: formatAmount(row.amount),
  at: row.madeAt.toISOString(),
  dueAt: new Date(row.madeAt.getTime() + UNIQUE_AMOUNT_TIME).toISOString(),
});

/** A way as operators see it, with when it will open where that is known. */
export const presentDeskDepositMethod = (row: DepositMethodRow, isPayee: boolean, announced?: Date): DeskWay => ({
  ...presentTerms(row),
  state: row.state,
  proposedAt: row.proposedAt.toISOString(),
  openedAt: (row.openedAt ?? announced)?.toISOString() ?? null,
  closedAt: row.closedAt?.toISOString() ?? null,
  closedBy: row.closedBy,
  isPayee,
});
