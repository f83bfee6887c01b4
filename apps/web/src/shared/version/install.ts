import { create } from 'zustand';

/** What a browser offers that can install the app; the types of the platform do not have it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Asks to install the app, where the browser can and the app is not installed. */
export const useInstall = create<{ install: (() => void) | undefined }>(() => ({ install: undefined }));

/** Keeps the browser's offer to install the app for a press on the member's page; it is made once. */
export function followInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const install = () => {
      useInstall.setState({ install: undefined });
      void (event as InstallPrompt).prompt();
    };
    useInstall.setState({ install });
  });
}

interface NewVersion {
  /** Whether another build waits to be used. */
  isReady: boolean;
  /** Uses it: this page is loaded anew. Nothing that is typed may be lost by that, so that the person decides. */
  apply: () => void;
}

export const useNewVersion = create<NewVersion>(() => ({ isReady: false, apply: () => location.reload() }));
