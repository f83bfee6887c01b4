import type { Side } from '@greenhall/domain/otc/market/market';
import type { Amount } from '@greenhall/domain/shared/money';
import type { Network } from '@greenhall/domain/chain/networks';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type RawBuilder, sql } from 'kysely';
import { BEYOND_LAST } from '../../../platform/cursor.ts';
import { type Db, rows } from '../../../platform/database/database.ts';
import type { RowOf } from '../../../platform/database/select.ts';
import { LISTING, OPEN, isFrozen } from './store-listings.ts';
import { FIGURES } from './store-traders.ts';

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

/** A listing with what its member has completed. */
const SHOWN = LISTING.and(FIGURES);

/** A listing with what others see of the member who made it. */
export interface HallRow extends RowOf<typeof SHOWN> {
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
  readonly viewer: MemberNo;
  readonly at: Date;
  readonly after: HallPlace | undefined;
}

/**
 * A condition that is asked row by row, until the page is full. A plain `not exists` becomes a join, of which the
 * planner expects so few rows that it sorts the whole market first.
 */
const isAbsent = (found: RawBuilder<unknown>): RawBuilder<unknown> => sql`exists (${found}) is not true`;

/** Whether the viewer may see a listing of this member. */
export const isVisible = (
  member: RawBuilder<unknown>,
  { viewer, at }: Pick<HallQuery, 'viewer' | 'at'>,
): RawBuilder<unknown> => sql`
  ${isAbsent(sql`select from members_restricted x where x.member_no = ${member} and x.kind = 'trade' and x.until > ${at}`)}
  and ${isAbsent(sql`select from otc_mark b where b.member_no = ${member} and b.trader = ${viewer} and b.mark = 'blocked'`)}
  and ${isFrozen(member, at)} is not true`;

/** Those of one market in the order of the page, at most as many as it shows. */
function ofMarket(query: HallQuery, limit: number): RawBuilder<unknown> {
  const { side, quantity, sort, after } = query;
  const keys = KEYS[sort];
  const from = keys.map((_, index) => after?.keys[index] ?? -BEYOND_LAST);
  const byPrice = keys[0] === price;
  const fits =
    quantity === undefined
      ? sql`true`
      : sql`
    ${quantity}::bigint between least(l.min_trade, l.remaining) and least(l.max_trade, l.remaining)`;
  const ordered = sql`
    select ${SHOWN},
           ${sql.join(keys.map((key, index) => sql`${key} as ${sql.ref(`key${index}`)}`))}
      from otc_listing l left join otc_trader r on r.member_no = l.member_no
     where l.market_id = m.id and l.side = ${side} and l.state in ${OPEN} and l.remaining > 0 and ${fits}
       and (${sql.join(keys)}, l.id) > (${sql.join(from)}, ${after?.id ?? 0n})
       and ${byPrice ? sql`l.price_rank >= ${from[0]} and ${isVisible(sql.ref('l.member_no'), query)}` : sql`true`}
     order by ${sql.join(keys)}, l.id`;
  if (byPrice) return sql`${ordered} limit ${limit}`;
  return sql`select * from (${ordered} offset 0) l where ${isVisible(sql.ref('l.memberNo'), query)} limit ${limit}`;
}

/**
 * Open listings of one side of a coin's markets, without those of members under review, in a cool-down, or who have
 * blocked the viewer. By price the page is read along an index; by speed or completion all open listings are sorted.
 */
export function openListings(db: Db, query: HallQuery, limit: number): Promise<HallRow[]> {
  const { coin, network, viewer, sort } = query;
  const order = sql.join([...KEYS[sort].map((_, index) => sql.ref(`key${index}`)), sql.ref('id')]);
  return rows(
    db,
    sql<HallRow>`
      select h.*, n.username,
             exists (select from otc_mark f where f.member_no = ${viewer} and f.trader = h."memberNo"
                        and f.mark = 'favourite') as "isFavourite"
        from (select o.* from otc_market m cross join lateral (${ofMarket(query, limit)}) o
               where m.coin = ${coin} and (${network ?? null}::text is null or m.network = ${network ?? null})
               order by ${order} limit ${limit}) h
        join identity_name n on n.member_no = h."memberNo"
       order by ${order}`,
  );
}
