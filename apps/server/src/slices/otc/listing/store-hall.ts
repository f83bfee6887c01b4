import type { Side } from '@greenhall/domain/otc/market/market';
import type { Amount } from '@greenhall/domain/shared/money';
import type { Network } from '@greenhall/domain/chain/networks';
import { type RawBuilder, sql } from 'kysely';
import { BEYOND_LAST } from '../../../platform/cursor.ts';
import { type Db, rows } from '../../../platform/database/database.ts';
import { LISTING, type ListingRow, OPEN, isFrozen } from './store-listings.ts';
import type { TraderFigures } from './store-traders.ts';

export type HallSort = 'best' | 'price' | 'speed' | 'completion';

/** Traders who have completed most come first, those without a record last. */
const completion = sql`case when r.completed + r.failed > 0 then -(r.completed::bigint * 10000 / (r.completed + r.failed))
                            else 1 end`;
const speed = sql`coalesce(r.median_ms, ${sql.lit(String(BEYOND_LAST))}::bigint)`;
const price = sql`l.price_rank`;

/** What a page is ordered by before the id. The best price has the smallest rank. */
const KEYS: Readonly<Record<HallSort, readonly RawBuilder<unknown>[]>> = {
  best: [price, completion],
  price: [price],
  speed: [speed, price],
  completion: [completion, price],
};

/** How many numbers stand before the id in the position of a listing. */
export const keysOf = (sort: HallSort): number => KEYS[sort].length;

/** The position of a listing in an order, after which the next page begins. */
export interface HallPlace {
  readonly keys: readonly bigint[];
  readonly id: bigint;
}

/** A listing with what others see of the member who made it. */
export interface HallRow extends ListingRow, TraderFigures {
  readonly username: string;
  readonly isFavourite: boolean;
  readonly key0: bigint;
  readonly key1: bigint | undefined;
}

export interface HallQuery {
  readonly coin: string;
  readonly network: Network | undefined;
  readonly side: Side;
  /** Only listings from which this quantity can be taken. */
  readonly quantity: Amount | undefined;
  readonly sort: HallSort;
  readonly viewer: bigint;
  readonly at: Date;
  readonly after: HallPlace | undefined;
}

/** The listings of one market in the order of the page; the conditions outside are asked only until the page is full. */
function ordered({ side, quantity, sort, after }: HallQuery): RawBuilder<unknown> {
  const keys = KEYS[sort];
  const from = keys.map((_, index) => after?.keys[index] ?? -BEYOND_LAST);
  const fits =
    quantity === undefined
      ? sql`true`
      : sql`
    ${quantity}::bigint between least(l.min_trade, l.remaining) and least(l.max_trade, l.remaining)`;
  return sql`
    select ${LISTING}, coalesce(r.completed, 0) as completed, coalesce(r.failed, 0) as failed, r.median_ms as "medianMs",
           ${sql.join(keys.map((key, index) => sql`${key} as ${sql.ref(`key${index}`)}`))}
      from otc_listing l left join otc_trader r on r.member_no = l.member_no
     where l.market_id = m.id and l.side = ${side} and l.state in ${OPEN} and l.remaining > 0 and ${fits}
       and (${sql.join(keys)}, l.id) > (${sql.join(from)}, ${after?.id ?? 0n})
     order by ${sql.join(keys)}, l.id offset 0`;
}

/**
 * Open listings of one side of a coin's markets, without those of members under review, in a cool-down, or who have
 * blocked the viewer.
 */
export function openListings(db: Db, query: HallQuery, limit: number): Promise<HallRow[]> {
  const { coin, network, viewer, at, sort } = query;
  const order = sql.join([...KEYS[sort].map((_, index) => sql.ref(`key${index}`)), sql.ref('id')]);
  return rows(
    db,
    sql<HallRow>`
      select h.*, n.username,
             exists (select from otc_mark f where f.member_no = ${viewer} and f.trader = h."memberNo"
                        and f.mark = 'favourite') as "isFavourite"
        from (select o.* from otc_market m
               cross join lateral (
                 select * from (${ordered(query)}) l
                  where not exists (select from otc_lock k where k.member_no = l."memberNo" and k.ended_at is null)
                    and not exists (select from otc_mark b where b.member_no = l."memberNo" and b.trader = ${viewer}
                                       and b.mark = 'blocked')
                    and not ${isFrozen(sql`l."memberNo"`, at)}
                  limit ${limit}) o
               where m.coin = ${coin} and (${network ?? null}::text is null or m.network = ${network ?? null})
               order by ${order} limit ${limit}) h
        join identity_name n on n.member_no = h."memberNo"
       order by ${order}`,
  );
}
