import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { launch } from './launch.ts';
import { queryClient } from '../shared/request/query.ts';
import { appRouter, bringFirst } from './router.tsx';
import { screenAt } from './routes.ts';
import { ScreensProvider } from '../shared/page/screens.ts';
import { keepStore } from '../shared/session/store.ts';
import { startTexts } from '../shared/text/texts.ts';
import { followDevice } from '../shared/text/theme.ts';

/** Lets the browser paint and answer before more is done. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  followDevice();
  const root = document.getElementById('root');
  if (!launch() || !root) return;
  keepStore();
  const words = startTexts();
  await breath();
  bringFirst();
  await breath();
  const router = appRouter();
  await breath();
  await Promise.all([words, router.load()]);
  // In slices, between which the device answers touches.
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
