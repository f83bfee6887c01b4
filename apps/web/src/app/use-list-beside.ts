import { useSyncExternalStore } from 'react';
import { type Screen, screenAt } from './routes.ts';

const wide = matchMedia('(min-width: 1024px)');

function followWidth(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** The list that stands beside a screen where there is room for both; `undefined` on a phone. */
export function useListBeside(screen: Screen | undefined): Screen | undefined {
  const isWide = useSyncExternalStore(followWidth, () => wide.matches);
  return isWide && screen?.beside ? screenAt(screen.beside) : undefined;
}
