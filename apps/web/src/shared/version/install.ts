import { create } from 'zustand';

interface Install {
  /** Asks to install the app, or shows how that is done, where it can be and is not yet. */
  readonly install: (() => void) | undefined;
  /** Whether the sheet that shows how stands open. */
  readonly isGuideShown: boolean;
}

export const useInstall = create<Install>(() => ({ install: undefined, isGuideShown: false }));

interface NewVersion {
  /** Whether another build waits to be used. */
  isReady: boolean;
  /** Uses it: this page is loaded anew. Nothing that is typed may be lost by that, so that the person decides. */
  apply: () => void;
}

export const useNewVersion = create<NewVersion>(() => ({ isReady: false, apply: () => location.reload() }));
