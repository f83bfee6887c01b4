import { create } from 'zustand';
import { queryClient } from './query.ts';
import { refetchStale } from './refresh.ts';

interface ConnectionState {
  isOnline: boolean;
}

/** Whether the device has a connection, as the browser says. */
export const useConnection = create<ConnectionState>(() => ({ isOnline: navigator.onLine }));

/** When the oldest of the answers that are on screen came (ms since the epoch); `undefined` if there is none. */
export function oldestAnswer(): number | undefined {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  const moments = shown.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/** Follows the connection. When it is back, whatever is out of date or failed is read again where it is shown. */
export function followConnection(): void {
  addEventListener('offline', () => useConnection.setState({ isOnline: false }));
  addEventListener('online', () => {
    useConnection.setState({ isOnline: true });
    refetchStale();
  });
}
