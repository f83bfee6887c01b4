import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { PAGE, paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { namesOf } from '../../wallet/index.ts';
import { presentOffer, presentOwn } from './present.ts';
import { type ListingPosition, openListings, listingsOf, openTradesOf } from './store-listings.ts';
import { marketOf } from '../market/store-markets.ts';
import { tradersOf } from './store-traders.ts';

/** Reads the cursor of a page of listings, which is a price and an id. */
function readPlace(cursor: string | undefined): Result<ListingPosition | undefined> {
  if (!cursor) return accept(undefined);
  const found = /^(?<rank>-?\d{1,18})_(?<id>\d{1,18})$/.exec(cursor)?.groups;
  if (!found) return refuse('pageCursorInvalid');
  return accept({ priceRank: BigInt(found.rank ?? ''), id: BigInt(found.id ?? '') });
}

export async function readListings(ports: Ports, call: Call<'otc.hall'>): Promise<Result<Answer<'otc.hall'>>> {
  const { coin, network, side, cursor, limit = PAGE } = call.query;
  const after = readPlace(cursor);
  if (!after.ok) return after;
  const market = await marketOf(ports.db, coin, network);
  if (!market) return accept({ items: [] });
  const found = await openListings(ports.db, market.id, side, {
    after: after.value,
    at: ports.clock.now(),
    limit: limit + 1,
  });
  const shown = found.slice(0, limit);
  const members = shown.map((row) => row.memberNo);
  const [names, traders] = [await namesOf(ports.db, members), await tradersOf(ports.db, members)];
  const items = shown.map((row) => presentOffer(row, call.caller.memberNo, names, traders));
  const last = shown.at(-1);
  return accept(found.length > limit && last ? { items, next: `${last.priceRank}_${last.id}` } : { items });
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
      return shown.map((row) => presentOwn(row, openTrades.get(row.id) ?? 0));
    },
  );
}
