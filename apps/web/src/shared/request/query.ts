import { busyMs } from '@greenhall/client/refused';
import { FAULTS, RequestFault } from '@greenhall/client/request';
import { QueryClient } from '@tanstack/react-query';

/** When each read that is shown was asked for last (ms since the epoch). */
const asked = new WeakMap<object, number>();

/** Whether a read was asked for at or after a moment; one that is dated later than now was made before the clock was set. */
export function isAskedSince(query: object, moment: number): boolean {
  const at = asked.get(query) ?? 0;
  return at >= moment && at <= Date.now();
}

/** Calls are sent offline too, so that a screen can report the failure at once instead of waiting silently. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 5_000,
      retry: (failures, error) =>
        failures < 2 &&
        (busyMs(error) !== undefined || (error instanceof RequestFault && error.code === FAULTS.network)),
      retryDelay: (failures, error) => busyMs(error) ?? 1_000 * 2 ** failures,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
queryClient.getQueryCache().subscribe((event) => {
  if (event.type === 'updated' && event.action.type === 'fetch') asked.set(event.query, Date.now());
});
