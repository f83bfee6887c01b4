import type { PlainKey } from '@greenhall/locales/runtime';
import { createContext, useContext } from 'react';

/** What a screen's frame and links to it need to know of it. */
export interface ScreenInfo {
  /** The key of the navigation title. A screen without one has no header bar. */
  readonly title?: PlainKey;
  /** The index in the tab bar. */
  readonly tab?: number;
  /** Takes the whole width of a wide window, and not that of a text. */
  readonly isSpread?: boolean;
}

export interface ScreenList {
  readonly screenAt: (path: string) => ScreenInfo | undefined;
  /** Starts loading what the screen at this path needs. */
  readonly preload: (path: string) => void;
}

const Screens = createContext<ScreenList>({ screenAt: () => undefined, preload: () => {} });

/** Provides the list of screens, which only `app` imports, to shared components. */
export const ScreensProvider = Screens.Provider;

/** Finds a screen by its path; `undefined` if there is none. */
export const useScreens = (): ScreenList['screenAt'] => useContext(Screens).screenAt;
export const usePreload = (): ScreenList['preload'] => useContext(Screens).preload;
