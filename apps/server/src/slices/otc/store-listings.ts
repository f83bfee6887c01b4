import { sql } from 'kysely';
import type { ListingState, Side } from '@greenhall/domain/otc/listing';
import type { MarketCoin } from '@greenhall/domain/otc/market';
import type { Amount } from '@greenhall/domain/shared/money';
import type { Network } from '@greenhall/domain/wallet/addresses';
import { type Db, type Tx, maybeRow, oneRow, rows } from '../../platform/database/database.ts';

const NO_LIMIT = 9_000_000_000_000_000_000n;

export interface ListingRow {
  readonly id: bigint;
  readonly marketId: bigint;
  readonly coin: MarketCoin;
  readonly network: Network;
  readonly memberNo: bigint;
  readonly side: Side;
  readonly price: Amount<'usdt'>;
  readonly quantity: Amount;
  readonly remaining: Amount;
  readonly feeLeft: Amount;
  readonly min: Amount;
  readonly max: Amount;
  readonly releaseOnProof: boolean;
  readonly accountId: bigint;
  readonly accountLabel: string;
  readonly address: string;
  readonly state: ListingState;
  readonly priceRank: bigint;
  readonly madeAt: Date;
}

const LISTING = sql`l.id, l.market_id as "marketId", m.coin, m.network, l.member_no as "memberNo", l.side, l.price,
  l.quantity, l.remaining, l.fee_left as "feeLeft", l.min_trade as min, l.max_trade as max,
  l.release_on_proof as "releaseOnProof", l.account_id as "accountId", l.account_label as "accountLabel", l.address,
  l.state, l.price_rank as "priceRank", l.made_at as "madeAt"`;
const LISTINGS = sql`otc_listing l join otc_market m on m.id = l.market_id`;

/** How many listings a member has made on a UTC day. */
export async function listedOn(tx: Tx, memberNo: bigint, day: string): Promise<number> {
  const row = await oneRow(
    tx,
    sql<{ made: bigint }>`
      select count(*) as made from otc_listing where member_no = ${memberNo} and listed_on = ${day}::date`,
  );
  return Number(row.made);
}

export async function hasUnfilled(tx: Tx, memberNo: bigint, marketId: bigint, side: Side): Promise<boolean> {
  const row = await maybeRow(
    tx,
    sql<{ open: number }>`
      select 1 as open from otc_listing
       where member_no = ${memberNo} and market_id = ${marketId} and side = ${side}
         and state in ('toBeTraded', 'inTransaction')`,
  );
  return row !== undefined;
}

export type NewListing = Omit<ListingRow, 'id' | 'coin' | 'network' | 'remaining' | 'state' | 'priceRank'> & {
  readonly day: string;
  readonly slot: number;
};

export async function insertListing(tx: Tx, fresh: NewListing): Promise<bigint> {
  const row = await oneRow(
    tx,
    sql<{ id: bigint }>`
      insert into otc_listing
        (market_id, member_no, side, price, quantity, remaining, fee_left, min_trade, max_trade, release_on_proof,
         account_id, account_label, address, state, listed_on, day_slot, made_at)
      values (${fresh.marketId}, ${fresh.memberNo}, ${fresh.side}, ${fresh.price}, ${fresh.quantity}, ${fresh.quantity},
              ${fresh.feeLeft}, ${fresh.min}, ${fresh.max}, ${fresh.releaseOnProof}, ${fresh.accountId},
              ${fresh.accountLabel}, ${fresh.address}, 'toBeTraded', ${fresh.day}::date, ${fresh.slot}, ${fresh.madeAt})
      returning id`,
  );
  return row.id;
}

export function listingById(db: Db | Tx, id: bigint): Promise<ListingRow | undefined> {
  return maybeRow(db, sql<ListingRow>`select ${LISTING} from ${LISTINGS} where l.id = ${id}`);
}

/** The listing, locked until the transaction ends. Whoever needs a trade of it too locks the listing first. */
export function lockListing(tx: Tx, id: bigint): Promise<ListingRow | undefined> {
  return maybeRow(tx, sql<ListingRow>`select ${LISTING} from ${LISTINGS} where l.id = ${id} for update of l`);
}

/** The same by one of its trades. */
export function lockListingOf(tx: Tx, tradeId: bigint): Promise<ListingRow | undefined> {
  return maybeRow(
    tx,
    sql<ListingRow>`
      select ${LISTING} from ${LISTINGS} where l.id = (select listing_id from otc_trade where id = ${tradeId})
         for update of l`,
  );
}

export type ListingChange = Pick<ListingRow, 'state' | 'remaining' | 'feeLeft'>;

/** Compare-and-set; false when somebody was faster. */
export async function moveListing(tx: Tx, row: ListingRow, to: ListingChange): Promise<boolean> {
  const moved = await maybeRow(
    tx,
    sql<{ id: bigint }>`
      update otc_listing set state = ${to.state}, remaining = ${to.remaining}, fee_left = ${to.feeLeft}
       where id = ${row.id} and state = ${row.state} and remaining = ${row.remaining} returning id`,
  );
  return moved !== undefined;
}

/** The place of a listing in the hall: the next page begins behind it. */
export interface HallPlace {
  readonly priceRank: bigint;
  readonly id: bigint;
}

/** Open listings of a market side, best price first, the older of equals first; of members under review none. */
export function hallListings(
  db: Db,
  marketId: bigint,
  side: Side,
  after: HallPlace | undefined,
  limit: number,
): Promise<ListingRow[]> {
  return rows(
    db,
    sql<ListingRow>`
      select ${LISTING} from ${LISTINGS}
       where l.market_id = ${marketId} and l.side = ${side} and l.state in ('toBeTraded', 'inTransaction')
         and l.remaining > 0 and (l.price_rank, l.id) > (${after?.priceRank ?? -NO_LIMIT}, ${after?.id ?? 0n})
         and not exists (select 1 from otc_lock k where k.member_no = l.member_no and k.ended_at is null)
       order by l.price_rank, l.id limit ${limit}`,
  );
}

export interface ListingFilter {
  readonly network: Network | undefined;
  readonly isOpen: boolean | undefined;
  readonly before: bigint | undefined;
}

export function listingsOf(db: Db, memberNo: bigint, filter: ListingFilter, limit: number): Promise<ListingRow[]> {
  const { network, isOpen, before } = filter;
  return rows(
    db,
    sql<ListingRow>`
      select ${LISTING} from ${LISTINGS}
       where l.member_no = ${memberNo} and l.id < ${before ?? NO_LIMIT}
         and (${network ?? null}::text is null or m.network = ${network ?? null})
         and (${isOpen ?? null}::boolean is null or (l.state in ('toBeTraded', 'inTransaction')) = ${isOpen ?? null})
       order by l.id desc limit ${limit}`,
  );
}

/** How many trades are open on each of these listings. */
export async function openTradesOf(db: Db | Tx, listings: readonly bigint[]): Promise<Map<bigint, number>> {
  const found = await rows(
    db,
    sql<{ listing: bigint; open: bigint }>`
      select listing_id as listing, count(*) as open from otc_trade
       where listing_id = any(${listings}::bigint[])
         and state in ('waitForPayment', 'waitForConfirmation', 'paymentError', 'receiptError')
       group by listing_id`,
  );
  return new Map(found.map((row) => [row.listing, Number(row.open)]));
}
