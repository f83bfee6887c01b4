import { useLive } from '../../../shared/live/use-live.ts';
import { refreshSoon } from '../../../shared/request/refresh.ts';
import { LIVE_POLL_MS } from '../../../shared/request/use-read.ts';
import type { Market, Network } from './kinds.ts';

/** Milliseconds between two looks at an order while nobody tells what happens to it. */
const CLOSE = 5_000;

/** Reads the member's trades again when one has changed. Answers how often to look besides. */
export function useTradeLive(): number {
  const isTold = useLive('member', (event) => {
    if (event === 'missed' || event.what === 'trade') {
      refreshSoon(
        'otc.trade',
        'otc.trades',
        'otc.myListings',
        'otc.badge',
        'wallet.balances',
        'wallet.bill',
        'wallet.activity',
      );
    }
    if (event === 'missed' || event.what === 'chat') refreshSoon('otc.messages');
  });
  return isTold ? LIVE_POLL_MS : CLOSE;
}

/** Reads a coin's markets again when one of their listings has changed: that of one network, or of all. */
export function useHallLive(coin: Market['coin'], network: Network | undefined): void {
  const read = () => refreshSoon('otc.hall', 'otc.depth', 'otc.markets');
  useLive(`otc:${coin}:${network ?? 'BEP20'}`, read);
  useLive(`otc:${coin}:${network ?? 'TRC20'}`, read);
}
