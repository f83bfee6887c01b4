import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { launch } from './launch.ts';
import { queryClient } from './query.ts';
import { appRouter, bringFirst } from './router.tsx';
import { keepStore } from './store.ts';
import { startTexts } from './texts.ts';
import { followDevice } from './theme.ts';

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
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
}

void start();
