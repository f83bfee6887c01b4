import { OnlineProvider } from '@greenhall/ui/page/online';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { bringBars } from '../shared/bars/bring-bars.ts';
import { toast } from '../shared/overlays/overlays.ts';
import { OverlayHost } from '../shared/overlays/overlay-host.tsx';
import { useConnection } from '../shared/request/connection.ts';
import { screenAt } from './routes.ts';
import type { Screen } from './screens/screen.ts';
import { SandboxMark } from './sandbox-mark.tsx';
import { useStore } from '../shared/session/store.ts';
import { TabBar } from './tab-bar.tsx';
import { late } from '../shared/page/late.tsx';
import { loadTexts, useTexts } from '../shared/text/texts.ts';

const ActingBar = late(async () => {
  const [bar] = await Promise.all([import('./acting-bar.tsx'), loadTexts('members')]);
  return bar.default;
});
const ListBeside = lazy(() => import('./list-beside.tsx'));
const LiveReads = lazy(() => import('./live-reads.tsx'));
const SideTabs = lazy(() => import('./side-tabs.tsx'));
const LateBars = lazy(bringBars);

/** Tells whether there is a connection, and says so when it is back. */
function useIsOnline(): boolean {
  const { t } = useTexts();
  const isOnline = useConnection((state) => state.isOnline);
  const before = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !before.current) toast(t('state.online'), 'success');
    before.current = isOnline;
  }, [isOnline, t]);
  return isOnline;
}

/** After a change of screen, moves the focus to its start and sets the window title. */
function useArrival(path: string, isDrawn: boolean): void {
  const { t } = useTexts();
  const launchedAt = useRef<string | undefined>(path);
  const key = screenAt(path)?.title;
  // The texts of a screen that is still being loaded may not have come.
  const title = key && t.find(key);
  const unread = useStore((state) => state.unread);
  useEffect(() => {
    document.title = `${unread ? `(${unread}) ` : ''}${title ? `${title} · ` : ''}Greenhall`;
  }, [title, unread]);
  useEffect(() => {
    if (launchedAt.current === path) return;
    launchedAt.current = undefined;
    // Once more when the screen is drawn: a frame that stood in for it has taken the focus with it.
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path, isDrawn]);
}

interface ShellProps {
  path: string;
  /** Whether the screen is there, and not the frame that stands in for it. */
  isDrawn: boolean;
  isWide: boolean;
  /** Stands beside the screen. */
  list: Screen | undefined;
  children: ReactNode;
}

/** The frame of every screen: as wide as a phone and centred; where there is room, with the tabs and a list beside it. */
export function Shell({ path, isDrawn, isWide, list, children }: ShellProps) {
  const { t } = useTexts();
  useArrival(path, isDrawn);
  const isOnline = useIsOnline();
  const signedIn = useStore((state) => state.LoginState);
  const isActing = useStore((state) => state.actedBy !== undefined);
  const screen = screenAt(path);
  const isSpread = isWide && (signedIn || list || screen?.isSpread);
  // Of 1,120 px of content, or a phone's; the tabs at the side come on top.
  const width = isSpread ? (signedIn ? 'max-w-304' : 'max-w-280') : 'max-w-120';
  return (
    <OnlineProvider value={isOnline}>
      <div
        data-offline={isOnline ? undefined : ''}
        className={`relative mx-auto flex w-full min-[481px]:shadow-frame ${width}`}
      >
        <a
          href="#content"
          onClick={(event) => {
            event.preventDefault();
            document.getElementById('content')?.focus();
          }}
          className="absolute top-2 left-2 z-30 -translate-y-20 rounded-control bg-surface px-4 py-3 text-brand-strong focus:translate-y-0"
        >
          {t('common.skip')}
        </a>
        {isWide && signedIn ? (
          <div className="w-24 shrink-0 border-r border-line bg-surface">
            <Suspense>
              <SideTabs active={screen?.tab} within={list?.tab} />
            </Suspense>
          </div>
        ) : null}
        {list ? (
          <Suspense>
            <ListBeside list={list} />
          </Suspense>
        ) : null}
        <div className="flex min-h-dvh w-full min-w-0 flex-1 flex-col bg-bg">
          <SandboxMark />
          {isActing ? <ActingBar /> : null}
          {children}
          <Suspense>
            <LateBars />
          </Suspense>
          {isWide || screen?.tab === undefined ? null : <TabBar active={screen.tab} />}
          {signedIn ? (
            <Suspense>
              <LiveReads />
            </Suspense>
          ) : null}
          <OverlayHost />
        </div>
      </div>
    </OnlineProvider>
  );
}
