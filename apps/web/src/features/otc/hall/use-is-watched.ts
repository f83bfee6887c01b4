import { useRead } from '../../../shared/request/use-read.ts';
import type { Trade } from '../parts/kinds.ts';

/** Whether the platform finds the payment by itself; `undefined` until it is known. */
export function useIsWatched({ coin, network }: Trade): boolean | undefined {
  const markets = useRead('otc.markets', {});
  return (
    markets.data &&
    markets.data.items.some((one) => one.coin === coin && one.network === network && one.chain === 'ready')
  );
}
