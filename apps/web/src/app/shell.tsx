import { LineProvider } from '@greenhall/ui/page/line';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { toast } from '../shared/overlays/overlays.ts';
import { OverlayHost } from '../shared/overlays/overlay-host.tsx';
import { useLine } from '../shared/request/line.ts';
import { type Screen, screenAt } from './routes.ts';
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
const NewVersionBar = lazy(() => import('../shared/version/new-version-bar.tsx'));

/** Tells whether there is a line, and says so when it is back. */
function useIsOnline(): boolean {
  const { t } = useTexts();
  const isOnline = useLine((state) => state.isOnline);
  const before = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !before.current) toast(t('state.online'), 'success');
    before.current = isOnline;
  }, [isOnline, t]);
  return isOnline;
}

/** After a change of screen, moves the reading position to its start and sets the window title. */
function useArrival(path: string): void {
  const { t } = useTexts();
  const first = useRef(true);
  const key = screenAt(path)?.title;
  // The texts of a screen that is still being loaded may not have come.
  const title = key && t.find(key);
  const unread = useStore((state) => state.unread);
  useEffect(() => {
    document.title = `${unread ? `(${unread}) ` : ''}${title ? `${title} · ` : ''}Greenhall`;
  }, [title, unread]);
  useEffect(() => {
    if (!first.current) document.getElementById('content')?.focus({ preventScroll: true });
    first.current = false;
  }, [path]);
}

interface ShellProps {
  path: string;
  /** Stands beside the screen. */
  list: Screen | undefined;
  children: ReactNode;
}

/** The frame of every screen: as wide as a phone and centred, with the list beside it where there is room for one. */
export function Shell({ path, list, children }: ShellProps) {
  const { t } = useTexts();
  useArrival(path);
  const isOnline = useIsOnline();
  const tab = screenAt(path)?.tab;
  const signedIn = useStore((state) => state.LoginState);
  const isActing = useStore((state) => state.actedBy !== undefined);
  return (
    <LineProvider value={isOnline}>
      <div
        data-offline={isOnline ? undefined : ''}
        className={`relative mx-auto flex w-full min-[481px]:shadow-frame ${list ? 'max-w-280' : 'max-w-120'}`}
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
            <NewVersionBar />
          </Suspense>
          {tab === undefined ? null : <TabBar active={tab} />}
          {signedIn ? (
            <Suspense>
              <LiveReads />
            </Suspense>
          ) : null}
          <OverlayHost />
        </div>
      </div>
    </LineProvider>
  );
}
