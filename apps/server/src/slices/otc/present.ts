import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { maskUsername } from '@greenhall/domain/identity/masking';
import { LISTING_LIFE, takeBounds } from '@greenhall/domain/otc/listing';
import { CASH_ORDER_MAX, CRYPTO_SALE_MIN, priceBand } from '@greenhall/domain/otc/market';
import { HELD, dutyOf, settlingTime } from '@greenhall/domain/otc/trade';
import { type Amount, formatAmount } from '@greenhall/domain/shared/money';
import { HOUR } from '@greenhall/domain/shared/time';
import type { Network } from '@greenhall/domain/chain/networks';
import type { ListingRow } from './store-listings.ts';
import type { MarketRow } from './store-markets.ts';
import type { TradeRow, TraderRow } from './store-trades.ts';

type Page<K extends 'otc.hall' | 'otc.trades' | 'otc.markets'> = Output<RouteOf<K>>['items'][number];
export type Detail = Output<RouteOf<'otc.trade'>>;
export type Names = ReadonlyMap<bigint, string>;

export type MarketView = Page<'otc.markets'>;

export function presentMarket(
  row: MarketRow,
  {
    reference,
    chain,
    feeBp,
    announced,
  }: Pick<MarketView, 'chain' | 'feeBp' | 'announced'> & { reference: Amount<'usdt'> },
): MarketView {
  const band = priceBand(reference, row.bandBp);
  return {
    id: String(row.id),
    coin: row.coin,
    network: row.network,
    kind: row.kind,
    isOpen: row.isOpen,
    chain,
    reference: formatAmount(reference),
    priceMin: formatAmount(band.min),
    priceMax: formatAmount(band.max),
    minTrade: formatAmount(row.minTrade),
    minSale: formatAmount(row.kind === 'crypto' ? CRYPTO_SALE_MIN : row.minTrade),
    maxOrder: row.kind === 'cash' ? formatAmount(CASH_ORDER_MAX) : null,
    feeBp,
    paymentMinutes: row.paymentMinutes,
    releaseMinutes: row.releaseMinutes,
    settleHours: settlingTime(row.settleHours) / HOUR,
    minLevelPurchase: row.minLevelPurchase,
    minLevelSale: row.minLevelSale,
    announced,
  };
}

function listingFields(row: ListingRow) {
  return {
    id: String(row.id),
    coin: row.coin,
    network: row.network,
    side: row.side,
    price: formatAmount(row.price),
    quantity: formatAmount(row.quantity),
    remaining: formatAmount(row.remaining),
    min: formatAmount(row.min),
    max: formatAmount(row.max),
    state: row.state,
    releaseOnProof: row.releaseOnProof,
    at: row.madeAt.toISOString(),
  };
}

const WHOLE_BP = 10_000;

function presentTrader(name: string, done: TraderRow | undefined) {
  const completed = done?.completed ?? 0;
  const ended = completed + (done?.failed ?? 0);
  const median = done?.medianMs ?? null;
  return {
    name: maskUsername(name),
    trades: completed,
    completionBp: ended === 0 ? null : Math.floor((completed * WHOLE_BP) / ended),
    medianRelease: median === null ? null : Math.round(median / 1_000),
  };
}

/** A listing as everybody sees it. */
export function presentOffer(
  row: ListingRow,
  viewer: bigint,
  names: Names,
  traders: ReadonlyMap<bigint, TraderRow>,
): Page<'otc.hall'> {
  const bounds = takeBounds(row);
  return {
    ...listingFields(row),
    takeMin: formatAmount(bounds.min),
    takeMax: formatAmount(bounds.max),
    feeBp: row.feeBp,
    isMine: row.memberNo === viewer,
    trader: presentTrader(names.get(row.memberNo) ?? '', traders.get(row.memberNo)),
  };
}

/** A listing as the member who made it sees it. */
export function presentOwn(row: ListingRow, openTrades: number): Output<RouteOf<'otc.post'>> {
  return {
    ...listingFields(row),
    wallet: { label: row.accountLabel, address: row.address },
    openTrades,
    mayRevoke: LISTING_LIFE.can(row.state, 'revoke') && row.remaining > 0n,
  };
}

export const roleOf = (row: TradeRow, viewer: bigint): 'buyer' | 'seller' =>
  row.buyer === viewer ? 'buyer' : 'seller';

/** What a trade is to both sides and to operators. */
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

/** A trade as one of its sides sees it: the other's name is masked, the fee is the seller's matter. */
export function presentTrade(row: TradeRow, viewer: bigint, { names, appealed, down }: Around): Page<'otc.trades'> {
  const role = roleOf(row, viewer);
  const other = role === 'buyer' ? row.seller : row.buyer;
  return {
    ...tradeFields(row, appealed.has(row.id), down),
    role,
    counterparty: maskUsername(names.get(other) ?? ''),
    fee: formatAmount(role === 'seller' ? row.fee : 0n),
  };
}
