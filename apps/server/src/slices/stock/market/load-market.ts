import { amount, shares } from '@greenhall/domain/shared/money';
import type { Market } from '@greenhall/domain/stock/market/market';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { MarketRow } from './store-market.ts';
import { openOffers, openRequests } from './store-queue.ts';

/** The market in the form that the settlement rules need. */
export async function loadMarket(db: Db | Tx, row: MarketRow): Promise<Market> {
  return {
    reserve: amount(row.reserve),
    outstanding: shares(row.outstanding),
    openingReserve: amount(row.openingReserve),
    requests: await openRequests(db),
    offers: await openOffers(db),
  };
}
