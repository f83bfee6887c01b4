import { LIVE_READS } from '@greenhall/contract/generated/live';
import { useLiveState } from '../../../shared/live/live-state.ts';
import { useLive } from '../../../shared/live/use-live.ts';
import { refreshSoon } from '../../../shared/request/refresh.ts';
import { LIVE_POLL_MS } from '../../../shared/request/use-read.ts';
import type { Market, Network } from './kinds.ts';

/** Milliseconds between two looks at an order while nobody tells what happens to it. */
const CLOSE = 5_000;

/** How often to look at a trade besides what live events tell. */
export const useTradePace = (): number => (useLiveState(({ isOpen }) => isOpen) ? LIVE_POLL_MS : CLOSE);

/** Reads a coin's markets again when one of their listings has changed: that of one network, or of all. */
export function useHallLive(coin: Market['coin'], network: Network | undefined): void {
  const read = () => refreshSoon(...LIVE_READS.listing);
  useLive(`otc:${coin}:${network ?? 'BEP20'}`, read);
  useLive(`otc:${coin}:${network ?? 'TRC20'}`, read);
}
