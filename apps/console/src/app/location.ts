import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

const read = (): string => location.hash.slice(1) || '/';

/** Where the console is: the address behind the `#`. */
export function useLocation(): { path: string; query: URLSearchParams } {
  const [path = '/', search = ''] = useSyncExternalStore(subscribe, read).split('?');
  return { path, query: new URLSearchParams(search) };
}

export function goTo(path: string): void {
  location.hash = path;
}
