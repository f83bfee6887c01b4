import { Skeleton } from '@greenhall/ui/page/skeleton';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import type { GuardedAction } from './work.ts';

const Body = lazy(() => import('./challenge-body.tsx'));

/**
 * The security check before a guarded call: `ask` opens it and gives its single-use ticket, or nothing when it was
 * closed; `sheet` belongs into the screen.
 */
export function useChallenge(action: GuardedAction): { ask: () => Promise<string | undefined>; sheet: ReactNode } {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  const [round, setRound] = useState(0);
  const waiting = useRef<(ticket?: string) => void>(undefined);
  const settle = (ticket?: string) => {
    setShow(false);
    waiting.current?.(ticket);
    waiting.current = undefined;
  };
  const ask = () =>
    new Promise<string | undefined>((resolve) => {
      waiting.current?.();
      waiting.current = resolve;
      setRound((before) => before + 1);
      setShow(true);
    });
  const sheet = (
    <LazySheet show={show} onUpdateShow={(next) => (next ? undefined : settle())} title={t('entry.check')}>
      <Suspense fallback={<Skeleton className="aspect-2/1 w-full" />}>
        <Body key={round} action={action} onTicket={settle} />
      </Suspense>
    </LazySheet>
  );
  return { ask, sheet };
}
