import { useTexts } from '../text/texts.ts';
import { oldestAnswer } from '../request/connection.ts';

/** Below the header while there is no connection: how old the figures are. */
export function OfflineBar() {
  const { t, time } = useTexts();
  const at = oldestAnswer();
  return (
    <p
      role="status"
      className="sticky top-[calc(52px+env(safe-area-inset-top))] z-19 m-0 bg-warn-soft px-4 py-1 text-center text-s font-medium text-warn"
    >
      {at === undefined ? t('state.offline') : t('state.asOf', { time: time(at) })}
    </p>
  );
}
