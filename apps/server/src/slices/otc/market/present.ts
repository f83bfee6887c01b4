import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { CASH_ORDER_MAX, CRYPTO_SALE_MIN, priceBand } from '@greenhall/domain/otc/market/market';
import { settlingTime } from '@greenhall/domain/otc/trade/trade';
import { type Amount, formatAmount } from '@greenhall/domain/shared/money';
import { HOUR } from '@greenhall/domain/shared/time';
import type { MarketRow } from './store-markets.ts';

export type Page<K extends 'otc.hall' | 'otc.trades' | 'otc.markets'> = Output<RouteOf<K>>['items'][number];

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
