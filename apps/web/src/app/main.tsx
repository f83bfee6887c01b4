import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { launchApp } from './launch.ts';
import { queryClient } from '../shared/request/query.ts';
import { appRouter, preloadFirstScreen } from './router.tsx';
import { screenAt } from './routes.ts';
import { ScreensProvider } from '../shared/page/screens.ts';
import { saveStoreOnHide } from '../shared/session/store.ts';
import { startTexts } from '../shared/text/texts.ts';
import { followDevice } from '../shared/text/theme.ts';

/** Lets the browser paint and handle input before the next step. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  followDevice();
  const root = document.getElementById('root');
  if (!launchApp() || !root) return;
  saveStoreOnHide();
  const words = startTexts();
  await breath();
  preloadFirstScreen();
  await breath();
  const router = appRouter();
  await breath();
  await Promise.all([words, router.load()]);
  // As a transition, so that the browser can handle input in between.
  startTransition(() =>
    createRoot(root).render(
      <QueryClientProvider client={queryClient}>
        <ScreensProvider value={screenAt}>
          <RouterProvider router={router} />
        </ScreensProvider>
      </QueryClientProvider>,
    ),
  );
}

void start();
