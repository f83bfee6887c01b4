import type { PlainKey } from '@greenhall/locales/runtime';
import { createContext, useContext } from 'react';

/** What a screen's frame and its entries elsewhere need to know of it. */
export interface ScreenInfo {
  /** Key of the navigation title; a screen without one has no header bar. */
  readonly title?: PlainKey;
  /** Index in the bottom bar. */
  readonly tab?: number;
}

const Screens = createContext<(path: string) => ScreenInfo | undefined>(() => undefined);

/** Brings the list of screens, which only `app` knows, to the pieces that screens share. */
export const ScreensProvider = Screens.Provider;

/** Finds a screen by its path; `undefined` where none is built. */
export const useScreens = (): ((path: string) => ScreenInfo | undefined) => useContext(Screens);
