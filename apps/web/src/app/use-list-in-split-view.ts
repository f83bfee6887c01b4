import { useSyncExternalStore } from 'react';
import type { Address } from '../shared/page/history.ts';
import { screenAt } from './routes.ts';
import type { Screen } from './screens/screen.ts';

const wide = matchMedia('(min-width: 1024px)');

function followWidth(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** Whether there is room for tabs at the side and a list beside a screen; never on a phone. */
export const useIsWide = (): boolean => useSyncExternalStore(followWidth, () => wide.matches);

/** The list that stands beside a screen at an address where there is room for both. */
export function listInSplitView(screen: Screen | undefined, address: Address | undefined): Screen | undefined {
  if (!screen?.beside || (screen.besideWith !== undefined && !address?.search[screen.besideWith])) return undefined;
  return screenAt(screen.beside);
}
