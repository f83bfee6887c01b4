import { goTo, placeNow, useLocation } from '../location.ts';

/** The name under which the address keeps what is open above a page. */
const NAME = 'open';
/** What is open when something new is written. */
export const NEW = 'new';

/** An entry of the history that was made by opening something: closing it goes back. */
const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isOpened' in state;

/** Whether the browser is going back already: closing twice is closing once. */
let isGoingBack = false;
addEventListener('popstate', () => {
  isGoingBack = false;
});

function goBack(): void {
  if (isGoingBack) return;
  isGoingBack = true;
  history.back();
}

function addressOf({ path, query }: ReturnType<typeof placeNow>, key: string | null): string {
  const next = new URLSearchParams(query);
  if (key === null) next.delete(NAME);
  else next.set(NAME, key);
  return next.size === 0 ? `#${path}` : `#${path}?${next.toString()}`;
}

const told = () => dispatchEvent(new HashChangeEvent('hashchange'));

function replace(key: string | null): void {
  history.replaceState(history.state, '', addressOf(placeNow(), key));
  told();
}

/** What lies above a list or a page, by the address: the way back closes it, and a link opens it. */
export function useOpened(): {
  readonly opened: string | null;
  readonly open: (key: string) => void;
  /** Opens something in the place of what is open, if that still is. */
  readonly openInstead: (key: string) => void;
  /** Closes what is open, if it still is. */
  readonly close: () => void;
} {
  const { path, query } = useLocation();
  const opened = query.get(NAME);
  // An act may be answered after what it was begun in was closed, or the page left: that answer moves nothing.
  const isStill = () => {
    const now = placeNow();
    return now.path === path && now.query.get(NAME) === opened;
  };
  return {
    opened,
    open: (key) => {
      // The page of the list below stays.
      history.pushState({ ...(history.state as object | null), isOpened: true }, '', addressOf(placeNow(), key));
      told();
    },
    openInstead: (key) => {
      if (isStill()) replace(key);
    },
    close: () => {
      if (!isStill()) return;
      if (isMarked(history.state)) goBack();
      else replace(null);
    },
  };
}

/** A choice of a page that the address keeps; the first of the values needs no mention. */
export function useChosen<const V extends string>(name: string, values: readonly V[]): [V, (value: V) => void] {
  const { path, query } = useLocation();
  const [first] = values;
  const chosen = values.find((value) => value === query.get(name)) ?? first;
  if (chosen === undefined) throw new Error('nothing can be chosen');
  const choose = (value: V) => {
    const next = new URLSearchParams(query);
    if (value === first) next.delete(name);
    else next.set(name, value);
    goTo(next.size === 0 ? path : `${path}?${next.toString()}`);
  };
  return [chosen, choose];
}
