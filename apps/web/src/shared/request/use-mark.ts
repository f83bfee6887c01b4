import type { RequestInput } from '@greenhall/client/route-input';
import type { ClientKey } from '@greenhall/contract/generated/paths';
import { useCallback, useEffect, useRef } from 'react';
import { useRepeatable } from './use-write.ts';

/**
 * Marks what is shown as read while somebody looks at it. Nobody has pressed anything, so a mark that failed is not told:
 * it is set again when the page is looked at again or the connection is back.
 */
export function useMark<K extends ClientKey>(route: K): (ask: RequestInput<K>) => void {
  const { mutate } = useRepeatable(route);
  const unset = useRef<RequestInput<K>>(undefined);
  const set = useCallback(() => {
    const ask = unset.current;
    if (ask === undefined || document.visibilityState !== 'visible') return;
    const done = () => {
      if (unset.current === ask) unset.current = undefined;
    };
    mutate(ask, { onSuccess: done });
  }, [mutate]);
  useEffect(() => {
    document.addEventListener('visibilitychange', set);
    addEventListener('online', set);
    return () => {
      document.removeEventListener('visibilitychange', set);
      removeEventListener('online', set);
    };
  }, [set]);
  return useCallback(
    (ask) => {
      unset.current = ask;
      set();
    },
    [set],
  );
}
