import { parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { BEYOND_LAST, PAGE, paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { verifiedAmong } from './verified.ts';
import { presentOffer, presentMine } from './present.ts';
import { type HallPlace, type HallRow, type HallSort, keysOf, openListings } from './store-hall.ts';
import { listingsOf, openTradesOf } from './store-listings.ts';

/** Reads the cursor of a page of listings: what the page is ordered by, and an id. */
function readPlace(cursor: string | undefined, sort: HallSort): Result<HallPlace | undefined> {
  if (!cursor) return accept(undefined);
  const parts = cursor.split('_');
  const isPlace = parts.length === keysOf(sort) + 1 && parts.every((part) => /^-?\d{1,19}$/.test(part));
  const numbers = isPlace ? parts.map(BigInt) : [];
  const id = numbers.pop();
  if (id === undefined || [id, ...numbers].some((number) => number > BEYOND_LAST || number < -BEYOND_LAST))
    return refuse('pageCursorInvalid');
  return accept({ keys: numbers, id });
}

const placeOf = ({ key0, key1, id }: HallRow): string =>
  [key0, key1, id].filter((part) => part !== undefined).join('_');

export async function readListings(ports: Ports, call: Call<'otc.hall'>): Promise<Result<Answer<'otc.hall'>>> {
  const { coin, network, side, amount, sort = 'best', cursor, limit = PAGE } = call.query;
  const viewer = call.caller.memberNo;
  const after = readPlace(cursor, sort);
  if (!after.ok) return after;
  const quantity = amount === undefined ? undefined : parseAmount(amount);
  const query = { coin, network, side, quantity, sort, viewer, at: ports.clock.now(), after: after.value };
  const found = await openListings(ports.db, query, limit + 1);
  const shown = found.slice(0, limit);
  const verified = await verifiedAmong(ports.db, shown);
  const items = shown.map((row) => presentOffer(ports, row, viewer, verified));
  const last = shown.at(-1);
  return accept(found.length > limit && last ? { items, next: placeOf(last) } : { items });
}

/** Reads a filter that is on, off or absent. */
export const readFlag = (text: '0' | '1' | undefined): boolean | undefined =>
  text === undefined ? undefined : text === '1';

export async function readMyListings(
  ports: Ports,
  call: Call<'otc.myListings'>,
): Promise<Result<Answer<'otc.myListings'>>> {
  const { network, open } = call.query;
  const filter = { network, isOpen: readFlag(open) };
  return paged(
    call.query,
    (start, limit) => listingsOf(ports.db, call.caller.memberNo, { ...filter, before: start }, limit),
    (row) => row.id,
    async (shown) => {
      const openTrades = await openTradesOf(
        ports.db,
        shown.map((row) => row.id),
      );
      return shown.map((row) => presentMine(row, openTrades.get(row.id) ?? 0));
    },
  );
}
