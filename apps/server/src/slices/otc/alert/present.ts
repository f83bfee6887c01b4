import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { formatAmount } from '@greenhall/domain/shared/money';
import type { AlertRow } from './store.ts';

export const presentAlert = (row: AlertRow): Output<RouteOf<'otc.addAlert'>> => ({
  id: String(row.id),
  coin: row.coin,
  network: row.network,
  side: row.side,
  price: formatAmount(row.price),
  quantity: row.quantity === null ? null : formatAmount(row.quantity),
  at: row.madeAt.toISOString(),
  toldOn: row.toldOn,
});
