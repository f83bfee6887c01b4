import { scriptUrl } from '../session/trusted.ts';
import { useNewVersion } from './install.ts';

/** Milliseconds after which a page that is looked at again asks for a new version. */
const ASK_AFTER = 30 * 60_000;

/** Offers a worker that is installed and waits. The page is loaded anew once it is in charge. */
function offer(waiting: ServiceWorker): void {
  const apply = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ say: 'takeOver' }, []);
  };
  useNewVersion.setState({ isReady: true, apply });
}

function followRegistration(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) offer(installing);
    });
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_AFTER) return;
    asked = Date.now();
    void registration.update().catch(() => undefined);
  });
}

/** The built files that this page has loaded before a worker could keep them. */
function loadedFiles(): string[] {
  const found = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return found.filter((path) => path.startsWith('/assets/'));
}

/** Registers the worker of this build, and follows whether another build is there. Without workers nothing is missing. */
export async function followVersions(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes over a page that it knows; later ones were let in by a press on some other page.
    if (wasControlled) useNewVersion.setState({ isReady: true, apply: () => location.reload() });
    else navigator.serviceWorker.controller?.postMessage({ say: 'keep', files: loadedFiles() });
  });
  const registration = await serviceWorker.register(scriptUrl('/sw.js'), { updateViaCache: 'none' });
  followRegistration(registration);
}
