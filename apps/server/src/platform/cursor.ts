import { type Result, accept, refuse } from '@greenhall/domain/shared/result';

export const PAGE = 20;

/** Reads a numeric cursor; absent means the beginning. Refuses anything else. */
export function readCursor(cursor: string | undefined): Result<bigint | undefined> {
  if (cursor === undefined || cursor === '') return accept(undefined);
  return /^\d{1,18}$/.test(cursor) ? accept(BigInt(cursor)) : refuse('pageCursorInvalid');
}

/** One page out of `limit + 1` rows: the surplus row only tells that there is more. */
export function pageOf<Row, Item>(
  found: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => bigint,
  present: (row: Row) => Item,
): { items: Item[]; next?: string } {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const items = shown.map(present);
  return found.length > limit && last !== undefined ? { items, next: String(cursorOf(last)) } : { items };
}
