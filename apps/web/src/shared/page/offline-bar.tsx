import { notifyManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { queryClient } from '../request/query.ts';
import { useTexts } from '../text/texts.ts';

/** When the oldest of the answers that are on screen came (ms since the epoch); `undefined` if there is none. */
function oldestAnswer(): number | undefined {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  const moments = shown.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

const follow = (onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange));

/** Below the header while there is no connection: how old the figures are. */
export function OfflineBar() {
  const { t, time, moment } = useTexts();
  const at = useSyncExternalStore(follow, oldestAnswer);
  const hour = (ms: number) =>
    new Date(ms).toDateString() === new Date().toDateString() ? time(ms) : moment(new Date(ms).toISOString());
  return (
    <p
      role="status"
      className="sticky top-[calc(52px+env(safe-area-inset-top))] z-19 m-0 bg-warn-soft px-4 py-1 text-center text-s font-medium text-warn"
    >
      {at === undefined ? t('state.offline') : t('state.asOf', { time: hour(at) })}
    </p>
  );
}
