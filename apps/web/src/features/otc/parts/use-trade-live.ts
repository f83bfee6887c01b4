import { LIVE_READS } from '@greenhall/contract/generated/live';
import { useLive } from '../../../shared/live/use-live.ts';
import { refreshSoon } from '../../../shared/live/refresh-soon.ts';
import type { Market, Network } from './kinds.ts';

/** Milliseconds between two reads of a trade while no event can announce a change of it. */
export const TRADE_POLL_MS = 5_000;

/** Reads a coin's markets again when one of their listings has changed: that of one network, or of all. */
export function useHallLive(coin: Market['coin'], network: Network | undefined): void {
  const read = () => refreshSoon(...LIVE_READS.listing);
  useLive(`otc:${coin}:${network ?? 'BEP20'}`, read);
  useLive(`otc:${coin}:${network ?? 'TRC20'}`, read);
}
