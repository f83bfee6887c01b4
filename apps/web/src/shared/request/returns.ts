import { queryClient } from './query.ts';
import { refetchShown } from './refresh.ts';

/** After so long out of sight, in milliseconds, figures are marked as old until they have been read again. */
const AWAY_MS = 30_000;

/** Whether something on the screen was read before a moment. What is read once has a time of its own. */
function hasOlder(since: number): boolean {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  return shown.some(
    ({ state, meta }) => state.data !== undefined && meta?.['isReadOnce'] !== true && state.dataUpdatedAt < since,
  );
}

/**
 * Reads what is shown again when the page comes back from the background or from the browser's history, and dims its
 * figures until that has been done (rule: app#returning). The returned function ends it.
 */
export function followReturns(): () => void {
  const { dataset } = document.documentElement;
  let hiddenAt: number | undefined;
  let since = 0;
  const judge = () => {
    if (dataset['old'] !== undefined && !hasOlder(since)) delete dataset['old'];
  };
  const readAnew = () => {
    since = Date.now();
    if (!hasOlder(since)) return;
    dataset['old'] = '';
    refetchShown(Infinity);
  };
  const look = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (hiddenAt !== undefined && Date.now() - hiddenAt >= AWAY_MS) readAnew();
  };
  const arrive = ({ persisted }: PageTransitionEvent) => (persisted ? readAnew() : undefined);
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', arrive);
  const unsubscribe = queryClient.getQueryCache().subscribe(judge);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', arrive);
    unsubscribe();
    delete dataset['old'];
  };
}
