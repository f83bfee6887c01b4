import { useRead } from '../../../shared/request/use-read.ts';

/** Whether payouts are stopped, so that a withdrawal waits. */
export function useIsStopped(): boolean {
  const { data } = useRead('wallet.withdrawalLimit', {});
  return data?.payouts === false;
}
