import type { Ask } from '@greenhall/client/ask';
import type { ClientKey } from '@greenhall/contract/generated/paths';
import { useEffect, useEffectEvent } from 'react';
import { useWrite } from './use-write.ts';

/**
 * Marks what is shown as read while somebody looks at it. Nobody has pressed anything, so a mark that failed is not told:
 * it is set again when the page is looked at again or the line is back.
 */
export function useMark<K extends ClientKey>(route: K, ask: Ask<K> | undefined): void {
  const { mutate } = useWrite(route);
  const set = useEffectEvent((onSuccess: () => void) => {
    if (ask && document.visibilityState === 'visible') mutate(ask, { onSuccess });
  });
  const about = ask && JSON.stringify(ask);
  useEffect(() => {
    if (about === undefined) return undefined;
    const heard = new AbortController();
    const mark = () => set(() => heard.abort());
    mark();
    document.addEventListener('visibilitychange', mark, { signal: heard.signal });
    addEventListener('online', mark, { signal: heard.signal });
    return () => heard.abort();
  }, [about]);
}
