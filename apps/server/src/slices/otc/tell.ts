import type { MarketCoin } from '@greenhall/domain/otc/market';
import type { Network } from '@greenhall/domain/wallet/addresses';
import type { Tx } from '../../platform/database/database.ts';
import type { Ports } from '../../platform/ports.ts';

/** Tells everybody who looks at a market that one of its listings has changed. */
export async function tellMarket(
  ports: Ports,
  tx: Tx,
  listing: { id: bigint; coin: MarketCoin; network: Network },
): Promise<void> {
  const event = { what: 'listing' as const, id: String(listing.id) };
  await ports.live.publish(tx, [`otc:${listing.coin}:${listing.network}`], event);
}

/** Tells both sides of a trade what has changed. */
export async function tellParties(
  ports: Ports,
  tx: Tx,
  trade: { id: bigint; buyer: bigint; seller: bigint },
  ...what: readonly ('trade' | 'chat' | 'balance' | 'badge')[]
): Promise<void> {
  const events = what.map((one) => ({ what: one, id: String(trade.id) }));
  await ports.live.publish(tx, [`member:${trade.buyer}`, `member:${trade.seller}`], ...events);
}
