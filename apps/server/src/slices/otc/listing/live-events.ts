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

/** The live events for both sides of a trade: what has changed. Of their coins the ledger itself tells. */
export function aboutTrade(
  trade: { id: bigint; buyer: bigint; seller: bigint },
  ...what: readonly ('trade' | 'chat' | 'badge')[]
): LiveNews {
  return {
    channels: [`member:${trade.buyer}`, `member:${trade.seller}`],
    events: what.map((one) => ({ what: one, id: String(trade.id) })),
  };
}
