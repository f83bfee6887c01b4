import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { maskUsername } from '@greenhall/domain/identity/masking';
import { HELD, dutyOf } from '@greenhall/domain/otc/trade/trade';
import { formatAmount } from '@greenhall/domain/shared/money';
import type { Network } from '@greenhall/domain/chain/networks';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { TradeRow } from './store-trades.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { Page } from '../market/present.ts';
import { traderId } from '../market/trader-id.ts';
import type { Names } from '../listing/present.ts';

export type Detail = Output<RouteOf<'otc.trade'>>;

export const roleOf = (row: TradeRow, viewer: MemberNo): 'buyer' | 'seller' =>
  row.buyer === viewer ? 'buyer' : 'seller';

/** The fields of a trade that both sides and operators see. */
export function tradeFields(row: TradeRow, isAppealed: boolean, down: ReadonlySet<Network>) {
  return {
    id: String(row.id),
    number: row.number,
    coin: row.coin,
    network: row.network,
    quantity: formatAmount(row.quantity),
    price: formatAmount(row.price),
    total: formatAmount(row.total),
    fee: formatAmount(row.fee),
    state: row.state,
    event: row.event,
    clockFrom: row.clockFrom.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    isPaused: HELD.includes(row.state) && down.has(row.network),
    duty: dutyOf(row.state, isAppealed),
    at: row.madeAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}

export interface Around {
  readonly names: Names;
  readonly appealed: ReadonlySet<bigint>;
  /** The networks that cannot be reached now. */
  readonly down: ReadonlySet<Network>;
}

/** A trade as one of its sides sees it: the other's name is masked, and only the seller sees the fee. */
export function presentTrade(
  ports: Ports,
  row: TradeRow,
  viewer: MemberNo,
  { names, appealed, down }: Around,
): Page<'otc.trades'> {
  const role = roleOf(row, viewer);
  const other = role === 'buyer' ? row.seller : row.buyer;
  return {
    ...tradeFields(row, appealed.has(row.id), down),
    role,
    counterparty: maskUsername(names.get(other) ?? ''),
    trader: traderId(ports, other),
    fee: formatAmount(role === 'seller' ? row.fee : 0n),
  };
}
