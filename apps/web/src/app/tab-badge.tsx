import { useLive } from '../shared/live/use-live.ts';
import { refreshSoon } from '../shared/request/refresh.ts';
import { LIVE_POLL_MS, useRead } from '../shared/request/use-read.ts';
import { useStore } from '../shared/session/store.ts';

/** The number of trades that wait for the member, on the tab. */
export default function TabBadge() {
  useLive('member', (event) => {
    if (event === 'missed' || event.what === 'badge' || event.what === 'trade') refreshSoon('otc.badge');
  });
  const enabled = useStore((state) => state.LoginState);
  const trades = useRead('otc.badge', {}, { every: LIVE_POLL_MS, enabled });
  const count = trades.data?.duties ?? 0;
  if (count === 0) return null;
  return (
    <span className="absolute -top-1.5 left-3.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-[#b42318] px-1 text-[11px] font-bold text-white">
      {count}
    </span>
  );
}
