import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import type { AccountRow } from './store-accounts.ts';

type AccountView = Output<RouteOf<'wallet.addAccount'>>;

export function presentAccount(row: AccountRow): AccountView {
  return {
    id: String(row.id),
    network: row.network,
    address: row.address,
    label: row.label,
    isDefault: row.isDefault,
    usableAt: row.usableAt.toISOString(),
    provedAt: row.provedAt?.toISOString() ?? null,
  };
}
