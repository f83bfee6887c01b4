import { LIVE_POLL_MS, useRead } from '../../../shared/request/use-read.ts';

/** Whether payouts are stopped, so that a withdrawal waits. */
export function useIsStopped(): boolean {
  const { data } = useRead('wallet.withdrawalLimit', {}, { every: LIVE_POLL_MS });
  return data?.payouts === false;
}
