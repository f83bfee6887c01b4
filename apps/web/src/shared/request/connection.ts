import { create } from 'zustand';
import { refetchStale } from './refresh.ts';

interface ConnectionState {
  isOnline: boolean;
}

/** Whether there is a connection: as the browser says, and without it while last answers are shown in place of the server's. */
export const useConnection = create<ConnectionState>(() => ({ isOnline: navigator.onLine }));

/** Follows the connection. When it is back, whatever is out of date or failed is read again where it is shown. */
export function followConnection(): void {
  addEventListener('offline', () => useConnection.setState({ isOnline: false }));
  addEventListener('online', () => {
    useConnection.setState({ isOnline: true });
    refetchStale();
  });
}
