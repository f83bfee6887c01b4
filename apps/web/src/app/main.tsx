import { OverlayEntries } from '@greenhall/ui/overlay/entry';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { launchApp } from './launch.ts';
import { followConnection } from '../shared/request/connection.ts';
import { addOverlay } from '../shared/page/history.ts';
import { queryClient } from '../shared/request/query.ts';
import { preload, startNavigation } from './navigation.ts';
import { savePositions } from './reading-position.ts';
import { Router } from './router.tsx';
import { screenAt } from './routes.ts';
import { ScreensProvider } from '../shared/page/screens.ts';
import { saveStoreOnHide } from '../shared/session/store.ts';
import { startTexts } from '../shared/text/texts.ts';

/** Milliseconds from the first screen until the others of the tab bar are loaded. */
const TABS_AFTER = 2_000;

/** Lets the browser paint and handle input before the next step. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root || !(await launchApp())) return;
  saveStoreOnHide();
  followConnection();
  savePositions();
  const words = startTexts();
  await breath();
  await Promise.all([words, startNavigation()]);
  // As a transition, so that the browser can handle input in between.
  startTransition(() =>
    createRoot(root).render(
      <QueryClientProvider client={queryClient}>
        <ScreensProvider value={{ screenAt, preload }}>
          <OverlayEntries value={addOverlay}>
            <Router />
          </OverlayEntries>
        </ScreensProvider>
      </QueryClientProvider>,
    ),
  );
  setTimeout(
    () => void import('./preload-tabs.ts').then(({ preloadTabs }) => preloadTabs()).catch(() => undefined),
    TABS_AFTER,
  );
}

void start();
