import { type Result, accept, refuse } from '@greenhall/domain/shared/result';

/** Above every number that a list goes on behind: where a first page begins. */
export const BEYOND_LAST = 9_000_000_000_000_000_000n;

export const PAGE = 20;

/** Reads a numeric cursor. Without one the list starts at its beginning; anything else is refused. */
export function readCursor(cursor: string | undefined): Result<bigint | undefined> {
  if (cursor === undefined || cursor === '') return accept(undefined);
  return /^\d{1,18}$/.test(cursor) ? accept(BigInt(cursor)) : refuse('pageCursorInvalid');
}

export interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** One page of a list from where its cursor has been read to be: `paged` for a list that goes on behind any `Start`. */
export async function pagedFrom<Start, Row, Item>(
  start: Result<Start>,
  limit: number,
  read: (start: Start, limit: number) => Promise<readonly Row[]>,
  cursorOf: (row: Row) => string,
  present: (shown: readonly Row[]) => readonly Item[] | Promise<readonly Item[]>,
): Promise<Result<{ items: Item[]; next?: string }>> {
  if (!start.ok) return start;
  const found = await read(start.value, limit + 1);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const items = [...(await present(shown))];
  return accept(found.length > limit && last !== undefined ? { items, next: cursorOf(last) } : { items });
}

/**
 * One page of a list (`pageCursorInvalid`). `read` gets the start of the page and the number of rows to read, which is
 * one more than are shown, to detect a further page. `cursorOf` names the row after which the next page starts;
 * `present` makes the items of the shown rows.
 */
export function paged<Row, Item>(
  { cursor, limit = PAGE }: PageQuery,
  read: (start: bigint | undefined, limit: number) => Promise<readonly Row[]>,
  cursorOf: (row: Row) => bigint,
  present: (shown: readonly Row[]) => readonly Item[] | Promise<readonly Item[]>,
): Promise<Result<{ items: Item[]; next?: string }>> {
  return pagedFrom(readCursor(cursor), limit, read, (row) => String(cursorOf(row)), present);
}

/**
 * Where a thing stands in a list by time: the moment in microseconds, and about its number among those of the same millisecond. Two
 * may stand at the same place, so that a list goes on behind a {@link Place}.
 */
export const positionOf = (at: Date, id: bigint): bigint => BigInt(at.getTime()) * 1_000n + (id % 1_000n);

/** The row after which a page of a list by time begins: no two have the same position and number. */
export interface Place {
  readonly position: bigint;
  readonly id: bigint;
}

/** Before every place of a list by time, and behind every one. */
export const FIRST_PLACE: Place = { position: 0n, id: 0n };
export const LAST_PLACE: Place = { position: BEYOND_LAST, id: 0n };

function readPlace(cursor: string | undefined): Result<Place | undefined> {
  if (cursor === undefined || cursor === '') return accept(undefined);
  const [, position, id] = /^(\d{1,18})\.(\d{1,18})$/.exec(cursor) ?? [];
  return position && id ? accept({ position: BigInt(position), id: BigInt(id) }) : refuse('pageCursorInvalid');
}

/** One page of a list by time (`pageCursorInvalid`), as `paged` is one of a list by number. */
export function pagedByTime<Row, Item>(
  { cursor, limit = PAGE }: PageQuery,
  read: (start: Place | undefined, limit: number) => Promise<readonly Row[]>,
  placeOf: (row: Row) => Place,
  present: (shown: readonly Row[]) => readonly Item[] | Promise<readonly Item[]>,
): Promise<Result<{ items: Item[]; next?: string }>> {
  const cursorOf = (row: Row) => {
    const { position, id } = placeOf(row);
    return `${position}.${id}`;
  };
  return pagedFrom(readPlace(cursor), limit, read, cursorOf, present);
}
