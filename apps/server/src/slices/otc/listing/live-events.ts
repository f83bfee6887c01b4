import type { MarketCoin } from '@greenhall/domain/otc/market/market';
import type { Network } from '@greenhall/domain/chain/networks';
import type { LiveNews } from '../../../platform/live/live.ts';

/** The live event for everybody who has a market open: one of its listings has changed. */
export function aboutListing(listing: { id: bigint; coin: MarketCoin; network: Network }): LiveNews {
  return {
    channels: [`otc:${listing.coin}:${listing.network}`],
    events: [{ what: 'listing', id: String(listing.id) }],
  };
}
