import { COOL_DOWN } from '@greenhall/domain/identity/cool-down';
import { type RawBuilder, sql } from 'kysely';
import type { Amount } from '@greenhall/domain/shared/money';
import type { Network } from '@greenhall/domain/chain/networks';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Db, type Tx, maybeRow, oneRow, rows } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';
import { BEYOND_LAST } from '../../../platform/cursor.ts';

/** Whether a security change freezes a member's coins: one that is more recent than a cool-down. */
export const isFrozen = (memberNo: RawBuilder<unknown>, at: Date): RawBuilder<unknown> => sql`
  exists (select from identity_outgoing f cross join lateral jsonb_each_text(f.changes) c
           where f.member_no = ${memberNo} and c.value::bigint > ${at.getTime() - COOL_DOWN}::bigint)`;

/** A listing `l` in its market `m`. */
export type ListingRow = RowOf<typeof LISTING>;

export const LISTING = columns('otc_listing as l', [
  'id',
  'marketId',
  'memberNo',
  'side',
  'price',
  'quantity',
  'remaining',
  'feeLeft',
  // The seller's fee on every trade of this listing: the rate in force when it was posted.
  'feeBp',
  'minTrade as min',
  'maxTrade as max',
  'releaseOnProof',
  'accountId',
  'accountLabel',
  'address',
  'state',
  'priceRank',
  'madeAt',
])
  .narrow<{
    price: Amount<'usdt'>;
    quantity: Amount;
    remaining: Amount;
    feeLeft: Amount;
    min: Amount;
    max: Amount;
    priceRank: bigint;
  }>()
  .and(columns('otc_market as m', ['coin', 'network']));
const LISTINGS = sql`otc_listing l join otc_market m on m.id = l.market_id`;
export const OPEN = sql`('toBeTraded', 'inTransaction')`;

/** The listings of a member, in any market, of which something is left. Rule: otc#listings. */
const unfilledOf = (memberNo: MemberNo): RawBuilder<unknown> =>
  sql`select from otc_listing where member_no = ${memberNo} and state in ${OPEN} and remaining > 0`;

export type NewListing = Omit<ListingRow, 'id' | 'remaining' | 'state' | 'priceRank'> & { readonly day: string };

/**
 * Inserts a listing with the next free number of its day; `undefined` if the member has another with something left, has
 * reached the day's limit, or has just inserted another one.
 */
export async function insertListing(tx: Tx, fresh: NewListing, aDay: number): Promise<ListingRow | undefined> {
  const { coin, network, day, ...rest } = fresh;
  const row = await maybeRow(
    tx,
    returning(columns('otc_listing', ['id', 'priceRank']).narrow<{ priceRank: bigint }>())`
      insert into otc_listing
        (market_id, member_no, side, price, quantity, remaining, fee_left, fee_bp, min_trade, max_trade, release_on_proof,
         account_id, account_label, address, state, listed_on, day_slot, made_at, alone)
      select ${rest.marketId}, ${rest.memberNo}, ${rest.side}, ${rest.price}, ${rest.quantity}, ${rest.quantity},
             ${rest.feeLeft}, ${rest.feeBp}, ${rest.min}, ${rest.max}, ${rest.releaseOnProof}, ${rest.accountId},
             ${rest.accountLabel}, ${rest.address}, 'toBeTraded', ${day}::date, today.made + 1, ${rest.madeAt}, true
        from (select count(*) as made from otc_listing
               where member_no = ${rest.memberNo} and listed_on = ${day}::date) today
       where today.made < ${aDay} and not exists (${unfilledOf(rest.memberNo)})
      on conflict do nothing`,
  );
  return row && { ...rest, ...row, coin, network, remaining: rest.quantity, state: 'toBeTraded' };
}

/** What can prevent a member from listing: a listing with something left, and the number of listings of the day. */
export function listedSoFar(
  tx: Tx,
  { memberNo, day }: Pick<NewListing, 'memberNo' | 'day'>,
): Promise<{ hasUnfilled: boolean; today: number }> {
  return oneRow(
    tx,
    sql<{ hasUnfilled: boolean; today: number }>`
      select exists (${unfilledOf(memberNo)}) as "hasUnfilled",
             (select count(*)::int from otc_listing where member_no = ${memberNo} and listed_on = ${day}::date) as today`,
  );
}

export function listingById(db: Db | Tx, id: bigint): Promise<ListingRow | undefined> {
  return maybeRow(db, select(LISTING)`from ${LISTINGS} where l.id = ${id}`);
}

/**
 * Reads a listing and locks it until the transaction ends. A transaction that also locks a trade of it locks the
 * listing first.
 */
export function lockListing(tx: Tx, id: bigint): Promise<ListingRow | undefined> {
  return maybeRow(tx, select(LISTING)`from ${LISTINGS} where l.id = ${id} for update of l`);
}

/**
 * A listing with the current state of its member's account: it may have been deleted or changed since, and nothing can
 * be taken from a member whose coins are frozen.
 */
export interface Offered extends ListingRow {
  readonly now: { readonly label: string; readonly address: string; readonly provedAt: Date | null } | undefined;
}

/** The account `a` of a listing `l` as it is now: nothing is taken at one that is gone, or of a member whose coins are frozen. */
export const accountNow = (at: Date): RawBuilder<unknown> => sql`
  wallet_trading_account a
    on a.id = l.account_id and a.member_no = l.member_no and a.usable_at <= ${at} and not ${isFrozen(sql`l.member_no`, at)}`;

const OFFERED = LISTING.and({
  labelNow: sql<string | null>`a.label`,
  addressNow: sql<string | null>`a.address`,
  provedAt: sql<Date | null>`a.proved_at`,
});

/** The same for the member who takes it. */
export async function lockOffered(tx: Tx, id: bigint, at: Date): Promise<Offered | undefined> {
  const row = await maybeRow(
    tx,
    select(OFFERED)`
        from ${LISTINGS}
        left join ${accountNow(at)}
       where l.id = ${id} for update of l`,
  );
  if (!row) return undefined;
  const { labelNow: label, addressNow: address, provedAt, ...listing } = row;
  return { ...listing, now: label === null || address === null ? undefined : { label, address, provedAt } };
}

/** The same by one of its trades. */
export function lockListingOf(tx: Tx, tradeId: bigint): Promise<ListingRow | undefined> {
  return maybeRow(
    tx,
    select(LISTING)`
      from ${LISTINGS} where l.id = (select listing_id from otc_trade where id = ${tradeId})
         for update of l`,
  );
}

export type ListingChange = Pick<ListingRow, 'state' | 'remaining' | 'feeLeft'>;

/** Changes a listing by compare-and-set; false if another change came first. */
export async function moveListing(tx: Tx, row: ListingRow, to: ListingChange): Promise<boolean> {
  const moved = await maybeRow(
    tx,
    returning(columns('otc_listing', ['id']))`
      update otc_listing set state = ${to.state}, remaining = ${to.remaining}, fee_left = ${to.feeLeft}
       where id = ${row.id} and state = ${row.state} and remaining = ${row.remaining}`,
  );
  return moved !== undefined;
}

export interface ListingFilter {
  readonly network: Network | undefined;
  readonly isOpen: boolean | undefined;
  readonly before: bigint | undefined;
}

export function listingsOf(db: Db, memberNo: MemberNo, filter: ListingFilter, limit: number): Promise<ListingRow[]> {
  const { network, isOpen, before } = filter;
  return rows(
    db,
    select(LISTING)`
      from ${LISTINGS}
       where l.member_no = ${memberNo} and l.id < ${before ?? BEYOND_LAST}
         and (${network ?? null}::text is null or m.network = ${network ?? null})
         and (${isOpen ?? null}::boolean is null or (l.state in ${OPEN}) = ${isOpen ?? null})
       order by l.id desc limit ${limit}`,
  );
}

/** The number of open trades of each of these listings. */
export async function openTradesOf(db: Db | Tx, listings: readonly bigint[]): Promise<Map<bigint, number>> {
  const found = await rows(
    db,
    select(columns('otc_trade', ['listingId as listing']).and({ open: sql<bigint>`count(*)` }))`
      from otc_trade
       where listing_id = any(${listings}::bigint[])
         and state in ('waitForPayment', 'waitForConfirmation', 'paymentError', 'receiptError')
       group by listing_id`,
  );
  return new Map(found.map((row) => [row.listing, Number(row.open)]));
}
