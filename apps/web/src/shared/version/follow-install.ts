import { useInstall } from './install.ts';

/** What a browser offers that can install the app; the types of the platform do not have it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;

/** Safari of a phone or tablet offers nothing by itself. A tablet says that it is a Mac, but has a touchscreen. */
function isMobileSafari(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isMobile = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isMobile && /Version\/.* Safari\//.test(userAgent);
}

/** Keeps the browser's offer for a press, which is made once. */
function keepOffer(offer: Event): void {
  offer.preventDefault();
  const install = () => {
    useInstall.setState({ install: undefined });
    void (offer as InstallPrompt).prompt();
  };
  useInstall.setState({ install });
}

/** Keeps what can install the app: the browser's offer, which the page itself keeps until now, or a sheet instead. */
export function followInstall(): void {
  if (isInstalled()) return;
  if (isMobileSafari()) useInstall.setState({ install: () => useInstall.setState({ isGuideShown: true }) });
  const { installOffer } = window as { installOffer?: Event };
  if (installOffer) keepOffer(installOffer);
  addEventListener('beforeinstallprompt', keepOffer);
  addEventListener('appinstalled', () => useInstall.setState({ install: undefined }));
}
