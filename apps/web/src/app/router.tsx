import { ErrorState } from '@greenhall/ui/page/error-state';
import { SkeletonList } from '@greenhall/ui/page/skeleton';
import { Activity, startTransition, useEffect, useState } from 'react';
import { Page } from '../shared/page/page.tsx';
import { ShownPlaceProvider, useShownPlace } from '../shared/page/shown-place.ts';
import { forgetSecrets } from '../shared/session/forget-secrets.ts';
import { useTexts } from '../shared/text/texts.ts';
import { ErrorBoundary, type FallbackProps } from './error-boundary.tsx';
import { listInSplitView, useIsWide } from './use-list-in-split-view.ts';
import { navigate, onShown, parkedNow, type Shown, shownNow } from './navigation.ts';
import { useReadingPosition } from './reading-position.ts';
import { screenAt } from './routes.ts';
import type { Screen } from './screens/screen.ts';
import { Shell } from './shell.tsx';

/** The title of a screen whose own texts may not have come. */
function useFrameTitle(screen: Screen | undefined): { title?: string } {
  const { t } = useTexts();
  return screen?.title ? { title: t.find(screen.title) ?? 'Greenhall' } : {};
}

/** In place of a screen that could not be loaded or drawn: its header and a way to try again. */
function Failed({ screen, onRetry }: { screen: Screen | undefined; onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <Page {...useFrameTitle(screen)}>
      <ErrorState
        icon={navigator.onLine ? 'warn' : 'offline'}
        title={t('state.error')}
        note={navigator.onLine ? undefined : t('state.offline')}
        retryLabel={t('common.retry')}
        onRetry={onRetry}
      />
    </Page>
  );
}

/** In place of a screen that is being loaded. */
function Loading({ screen }: { screen: Screen | undefined }) {
  const { t } = useTexts();
  return (
    <Page {...useFrameTitle(screen)}>
      <SkeletonList label={t('state.loading')} />
    </Page>
  );
}

function DrawingFailed({ onRetry }: FallbackProps) {
  const { pathname } = useShownPlace();
  return <Failed screen={screenAt(pathname)} onRetry={onRetry} />;
}

function ScreenOf({ screen, Component, hasFailed }: Shown) {
  if (hasFailed) return <Failed screen={screen} onRetry={() => void navigate()} />;
  if (!Component) return <Loading screen={screen} />;
  return (
    <ErrorBoundary Fallback={DrawingFailed}>
      <Component />
    </ErrorBoundary>
  );
}

/** The frame with the screen that the address names. */
export function Router() {
  const [{ shown, parked }, setState] = useState({ shown: shownNow(), parked: parkedNow() });
  useEffect(() => {
    const follow = () => startTransition(() => setState({ shown: shownNow(), parked: parkedNow() }));
    follow();
    return onShown(follow);
  }, []);
  // A password may be typed until the login has taken the place of its screen.
  useEffect(forgetSecrets, [parked]);
  const isWide = useIsWide();
  useReadingPosition(shown?.entry ?? '');
  if (!shown) return null;
  return (
    <Shell
      path={shown.address.pathname}
      isDrawn={shown.Component !== undefined}
      isWide={isWide}
      list={isWide ? listInSplitView(shown.screen, shown.address) : undefined}
    >
      {[...(parked ? [parked] : []), shown].map((one) => (
        <Activity key={one.id} mode={one === shown ? 'visible' : 'hidden'}>
          <ShownPlaceProvider value={one.address}>
            <ScreenOf {...one} />
          </ShownPlaceProvider>
        </Activity>
      ))}
    </Shell>
  );
}
