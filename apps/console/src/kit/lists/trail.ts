import { useState, useSyncExternalStore } from 'react';

/** How far one has gone on in a list: the cursors of the pages behind the first one. */
interface Trail {
  /** The cursor of the page that is shown; none for the first one. */
  readonly cursor: string | undefined;
  /** From 1. */
  readonly number: number;
  readonly forth: (cursor: string) => void;
  readonly back: () => void;
}

/** What an entry of the browser's history keeps beside the address. */
interface Entry {
  readonly trails?: Readonly<Record<string, readonly string[]>>;
}

const entry = (): Entry => (history.state ?? {}) as Entry;
const NONE = '[]';

function subscribe(changed: () => void): () => void {
  addEventListener('popstate', changed);
  addEventListener('hashchange', changed);
  return () => {
    removeEventListener('popstate', changed);
    removeEventListener('hashchange', changed);
  };
}

/** Makes an entry of the history in which another page of the list is shown at the same address. */
function push(list: string, cursors: readonly string[]): void {
  history.pushState({ trails: { ...entry().trails, [list]: cursors } } satisfies Entry, '', location.href);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/**
 * The page of a list that is shown. On a screen the browser's history keeps it, so that the way back leads to the page before and
 * a reload stays; a list in a drawer keeps it to itself. A list that is asked for something else begins with its first page.
 */
export function useTrail(list: string, isOfScreen: boolean): Trail {
  const kept = useSyncExternalStore(subscribe, () => JSON.stringify(entry().trails?.[list] ?? []));
  const [own, setOwn] = useState<{ readonly list: string; readonly kept: string }>({ list, kept: NONE });
  const shown = isOfScreen ? kept : own.list === list ? own.kept : NONE;
  const cursors = JSON.parse(shown) as readonly string[];
  const go = (next: readonly string[]) =>
    isOfScreen ? push(list, next) : setOwn({ list, kept: JSON.stringify(next) });
  return {
    cursor: cursors.at(-1),
    number: cursors.length + 1,
    forth: (cursor) => go([...cursors, cursor]),
    back: () => go(cursors.slice(0, -1)),
  };
}
