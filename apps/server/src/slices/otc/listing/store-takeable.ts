import type { Network } from '@greenhall/domain/chain/networks';
import type { Side } from '@greenhall/domain/otc/market/market';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Amount } from '@greenhall/domain/shared/money';
import { sql } from 'kysely';
import { BEYOND_LAST } from '../../../platform/cursor.ts';
import { type Db, rows } from '../../../platform/database/database.ts';
import { type RowOf, columns } from '../../../platform/database/select.ts';
import { isVisible } from './store-hall.ts';
import { accountNow, OPEN } from './store-listings.ts';
import { type BetweenFacts, between } from './store-order-facts.ts';

/** Which listings somebody would take from. */
export interface Sought {
  readonly viewer: MemberNo;
  readonly coin: string;
  /** Any without it. */
  readonly network: Network | undefined;
  readonly side: Side;
  readonly at: Date;
  /** The worst rank of a price, and the moment by which a listing was made; without them any. */
  readonly worst?: bigint;
  readonly madeBy?: Date;
}

/** The columns of a listing and of its market, both found by the statement below in `l`. */
const SOUGHT = columns('otc_listing as l', [
  'id',
  'side',
  'price',
  'remaining',
  'minTrade as min',
  'maxTrade as max',
  'madeAt',
])
  .narrow<{ price: Amount<'usdt'>; remaining: Amount; min: Amount; max: Amount }>()
  .and(columns('otc_market as l', ['coin', 'network']));

/** An open listing that a member sees, with what decides whether it may take from it. */
export interface SoughtListing extends RowOf<typeof SOUGHT>, BetweenFacts {
  /** The address that its member trades with, if it is there and has rested. */
  readonly address: string | null;
}

/** Open listings of one side of a coin's open markets that a member sees in the hall, the best price first, along an index. */
export function soughtListings(db: Db, sought: Sought, limit: number): Promise<SoughtListing[]> {
  const { viewer, coin, network, side, at, worst = BEYOND_LAST, madeBy = at } = sought;
  return rows(
    db,
    sql<SoughtListing>`
      select ${SOUGHT}, ${between(at)}, a.address
        from (select o.* from otc_market m cross join lateral (
                select l.*, m.coin, m.network from otc_listing l
                 where l.market_id = m.id and l.side = ${side} and l.state in ${OPEN} and l.remaining > 0
                   and l.price_rank <= ${worst} and l.made_at <= ${madeBy} and ${isVisible(sql.ref('l.member_no'), sought)}
                 order by l.price_rank, l.id limit ${limit}) o
               where m.coin = ${coin} and (${network ?? null}::text is null or m.network = ${network ?? null}) and m.is_open
               order by o.price_rank, o.id limit ${limit}) l
        join members_state s on s.member_no = ${viewer}
        join members_state other on other.member_no = l.member_no
        left join ${accountNow(at)}
       order by l.price_rank, l.id`,
  );
}
