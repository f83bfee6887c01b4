import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import './app.css';
import { launch } from './launch.ts';
import { queryClient } from './query.ts';
import { router } from './router.tsx';
import { keepStore } from './store.ts';
import { startTexts } from './texts.ts';
import { followDevice } from './theme.ts';

async function start(): Promise<void> {
  followDevice();
  const root = document.getElementById('root');
  if (!launch() || !root) return;
  keepStore();
  await Promise.all([startTexts(), router.load()]);
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

void start();
