import { busyMs } from '@greenhall/client/refused';
import { FAULTS, RequestFault } from '@greenhall/client/request';
import { QueryClient } from '@tanstack/react-query';

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
