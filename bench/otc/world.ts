import { createHmac } from 'node:crypto';
import { migrate } from '@greenhall/server/platform/database/migrate';
import { type OpenDatabase, openPostgres } from '@greenhall/server/platform/database/postgres';
import { sql } from 'kysely';
import { pino } from 'pino';

export const PEPPER = 'pepper of the bench';
export const PAY = 'larch-2209';
/** Members who post, take, claim and confirm; everybody else only has a listing. */
export const TRADERS = 512;
/** What a page of the hall shows, and how many of its traders have traded before. */
export const PAGE = 10;
/** Trades that each trader of the first page has completed. */
const RECORD = 60;
const FIRST = 1_000_001;
const CODE = '123456';

export const numberOf = (index: number): bigint => BigInt(FIRST + index);
export const tokenOf = (index: number): string => `token-of-bench-member-${index}`;
export const companionOf = (index: number): string => `companion-of-bench-member-${index}`;
const phoneOf = (index: number): string => `139${String(index).padStart(8, '0')}`;

/** Members from an index on, each with a session, a phone, an account on BEP20 and 10 000 mey. */
export async function loadMembers(database: OpenDatabase, from: number, count: number, payHash: string): Promise<void> {
  const each = `from generate_series(${from}, ${from + count - 1}) i`;
  await database.script(`
    insert into identity_credential (member_no, username, login_hash, pay_hash, invitation_code, created_at)
      select ${FIRST} + i, 'bench' || i, 'none', '${payHash}', 'bench' || i, now() ${each};
    insert into identity_contact (channel, address, mailbox, slot, member_no)
      select 'phone', '139' || lpad(i::text, 8, '0'), '139' || lpad(i::text, 8, '0'), 1, ${FIRST} + i ${each};
    insert into identity_session (member_no, token_hash, companion_hash, device, network, created_at, rotated_at, seen_at)
      select ${FIRST} + i, sha256(convert_to('token-of-bench-member-' || i, 'UTF8')),
             sha256(convert_to('companion-of-bench-member-' || i, 'UTF8')), 'bench', '127.0.0.1', now(), now(), now()
        ${each};
    insert into members_member (member_no, owner, status, chosen_level, level, agreement, joined_at)
      select ${FIRST} + i, ${FIRST} + i, 'active', 1, 1, 'bench', now() ${each};
    insert into wallet_account (member_no, network, address, label, is_default, usable_at)
      select ${FIRST} + i, 'BEP20', '0x7' || lpad(i::text, 39, '0'), 'bench', true, now() ${each};
    insert into ledger_account (owner, coin, purpose, balance)
      select ${FIRST} + i, 'mey', 'available', 10000000000 ${each};
  `);
}

/** A sale of one lot of 100 mey for each of these members, with its hold; prices follow each other from the given one. */
export async function loadListings(
  database: OpenDatabase,
  from: number,
  count: number,
  price: number,
): Promise<string[]> {
  const found = await sql<{ id: bigint }>`
    with made as (
      insert into otc_listing
        (market_id, member_no, side, price, quantity, remaining, fee_left, fee_bp, min_trade, max_trade, release_on_proof,
         account_id, account_label, address, state, listed_on, day_slot, made_at)
      select m.id, a.member_no, 'sale', ${price}::bigint + a.member_no % 50000, 100000000, 100000000, 500000, 50, 100000000,
             100000000, false, a.id, a.label, a.address, 'toBeTraded', (now() at time zone 'UTC')::date, 1, now()
        from wallet_account a join otc_market m on m.coin = 'mey' and m.network = 'BEP20'
       where a.member_no between ${numberOf(from)} and ${numberOf(from + count - 1)}
      returning id, member_no),
    held as (
      insert into ledger_account (owner, coin, purpose, ref, balance)
      select member_no, 'mey', 'hold:otcListing', id, 100500000 from made)
    select id from made`.execute(database.db);
  return found.rows.map((row) => String(row.id));
}

/** What the traders of the first page have done so far: a record that the hall shows. */
async function loadRecords(database: OpenDatabase): Promise<void> {
  await database.script(`
    insert into otc_trade
      (number, listing_id, market_id, coin, network, buyer, seller, quantity, price, total, fee, of_listing, release_on_proof,
       buyer_label, buyer_address, buyer_proved, seller_label, seller_address, payment_ms, release_ms, settle_ms, state,
       event, clock_from, made_at, closed_at, took_ms, settles_at, settled_at)
      select 'GH-T-B' || l.id || '-' || n, l.id, l.market_id, 'mey', 'BEP20', ${FIRST}, l.member_no, 1000000, 1000000, 1000000,
             5000, false, false, 'bench', '0x', false, 'bench', l.address, 1, 1, 1, 'completed', 'confirm', now(), now(),
             now() - interval '2 days', 60000 * n, now(), now()
        from otc_listing l, generate_series(1, ${RECORD}) n where l.price < 900000;
    insert into otc_trader (member_no, completed) select member_no, ${RECORD} from otc_listing where price < 900000;
  `);
}

/**
 * A hall with so many open listings, the traders of whose first page have traded before, and members that list later:
 * first the traders, then the listers, then those.
 */
export async function loadHall(url: string, open: number, later: number, payHash: string): Promise<OpenDatabase> {
  const database = openPostgres(url, pino({ level: 'silent' }), { max: 40 });
  await migrate(database);
  await database.script('set statement_timeout = 0');
  await loadMembers(database, 0, TRADERS + open + later, payHash);
  await loadListings(database, TRADERS, PAGE, 850_000);
  await loadListings(database, TRADERS + PAGE, open - PAGE, 950_000);
  await loadRecords(database);
  await database.script('vacuum analyze');
  await database.script('checkpoint');
  return database;
}

/** A code for each of these members, as if it had been sent to the phone. */
export async function sendCodes(database: OpenDatabase, members: readonly number[]): Promise<string> {
  const keys = members.map((index) => ({ purpose: `trade:${numberOf(index)}`, address: phoneOf(index) }));
  const hashes = keys.map(({ purpose, address }) =>
    createHmac('sha256', PEPPER)
      .update(JSON.stringify([purpose, 'phone', address, CODE]))
      .digest(),
  );
  await sql`
    insert into identity_code (purpose, channel, address, code_hash, created_at, expires_at)
    select k.purpose, 'phone', k.address, k.hash, now(), now() + interval '1 hour'
      from unnest(${keys.map((key) => key.purpose)}::text[], ${keys.map((key) => key.address)}::text[],
                  ${hashes}::bytea[]) k (purpose, address, hash)`.execute(database.db);
  return CODE;
}
