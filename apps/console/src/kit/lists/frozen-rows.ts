/** A page of rows as a list answers it. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next?: string | undefined;
}

/** A page whose rows stand still: how it is shown, and how it was read last. */
export interface FrozenPage<T> {
  readonly shown: Page<T>;
  readonly latest: Page<T>;
}

/** What a later reading has that is not shown, and what is shown that it has no more. */
export interface Moved {
  readonly newer: number;
  /** Whether the reading ends before the first row that is shown, so that there may be more new ones. */
  readonly isMore: boolean;
  readonly gone: ReadonlySet<string>;
}

type KeyOf<T> = (row: T) => string;

/** A page as it was read, with nothing kept from before. */
export const pageAsRead = <T>(latest: Page<T>): FrozenPage<T> => ({ shown: latest, latest });

/** Takes a later reading in: rows that are shown change in place, none appears, none leaves. Where none is shown, all appear. */
export function freezeRows<T>({ shown }: FrozenPage<T>, latest: Page<T>, keyOf: KeyOf<T>): FrozenPage<T> {
  if (shown.items.length === 0) return pageAsRead(latest);
  const read = new Map(latest.items.map((row) => [keyOf(row), row]));
  return { shown: { ...shown, items: shown.items.map((row) => read.get(keyOf(row)) ?? row) }, latest };
}

/**
 * What has come and gone. Behind the last row that both have, a page ends where the rows before it push it: what follows there may
 * stand on the next page, and is neither new nor gone.
 */
export function movedIn<T>({ shown, latest }: FrozenPage<T>, keyOf: KeyOf<T>): Moved {
  const places = new Map(shown.items.map((row, place) => [keyOf(row), place]));
  const read = new Set(latest.items.map(keyOf));
  const lastOfBoth = latest.items.findLastIndex((row) => places.has(keyOf(row)));
  const last = latest.items[lastOfBoth];
  const lastShown = last === undefined ? -1 : (places.get(keyOf(last)) ?? -1);
  const isNewer = (row: T, place: number) =>
    !places.has(keyOf(row)) && (shown.next === undefined || lastOfBoth < 0 || place < lastOfBoth);
  const isGone = (row: T, place: number) => !read.has(keyOf(row)) && (latest.next === undefined || place < lastShown);
  return {
    newer: latest.items.filter(isNewer).length,
    isMore: lastOfBoth < 0 && latest.next !== undefined,
    gone: new Set(shown.items.filter(isGone).map(keyOf)),
  };
}
