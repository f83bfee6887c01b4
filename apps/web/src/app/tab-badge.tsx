import { TimeRing } from '../features/otc/hall/time-ring.tsx';
import { links } from '../shared/page/links.ts';
import { useRead } from '../shared/request/use-read.ts';
import { useStore } from '../shared/session/store.ts';
import { useTexts } from '../shared/text/texts.ts';

/** On the market's tab: the trades that wait for the member, and a ring with the time left of the running order that ends first. */
function TradesBadge() {
  const enabled = useStore((state) => state.LoginState);
  const open = useRead('otc.trades', { query: { open: '1' } }, { enabled }).data?.items ?? [];
  const [next] = open
    .flatMap(({ clockFrom, dueAt }) => (dueAt === null ? [] : [{ clockFrom, dueAt }]))
    .toSorted((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt));
  const count = open.filter(({ role, duty }) => duty === role).length;
  return (
    <>
      {next ? (
        <span className="absolute -inset-1.25">
          <TimeRing from={next.clockFrom} until={next.dueAt} size={32} stroke={2} />
        </span>
      ) : null}
      {count === 0 ? null : <Count count={count} />}
    </>
  );
}

/** On the tab Mine: the answers of customer service that are unread. */
function UnreadBadge() {
  const unread = useStore((state) => state.unread);
  return unread === 0 ? null : <Count count={unread} />;
}

function Count({ count }: { count: number }) {
  return (
    <span className="absolute -top-1.5 left-3.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-alarm px-1 text-badge font-bold text-white">
      {count}
    </span>
  );
}

/** On the tab of home: that a notice is unread, of the member's own or of those for everybody. How many there are stands on home itself. */
function NoticesDot() {
  const { language } = useTexts();
  const own = useRead('notifications.state', {});
  const shared = useRead('content.noticeState', { query: { language } });
  return !own.data?.unread && !shared.data?.unread ? null : (
    <span aria-hidden className="absolute -top-0.5 -right-0.5 size-2 rounded-full bg-alarm ring-2 ring-surface" />
  );
}

/** What waits for the member behind a tab. */
export default function TabBadge({ path }: { path: string }) {
  const isSignedIn = useStore((state) => state.LoginState);
  if (path === links.market().to) return <TradesBadge />;
  if (path === links.home().to) return isSignedIn ? <NoticesDot /> : null;
  return path === links.me().to ? <UnreadBadge /> : null;
}
