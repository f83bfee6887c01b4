import { create } from 'zustand';
import { queryClient } from './query.ts';
import { refetchStale } from './refresh.ts';

interface LineState {
  isOnline: boolean;
}

/** Whether the device has a line, as the browser says. */
export const useLine = create<LineState>(() => ({ isOnline: navigator.onLine }));

/** When the oldest of the answers that are on screen came (ms since the epoch); `undefined` if there is none. */
export function oldestAnswer(): number | undefined {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  const moments = shown.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/** Follows the line. When it is back, whatever is out of date or failed is read again where it is shown. */
export function followLine(): void {
  addEventListener('offline', () => useLine.setState({ isOnline: false }));
  addEventListener('online', () => {
    useLine.setState({ isOnline: true });
    refetchStale();
  });
}
