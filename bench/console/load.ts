import { auditAfter } from '@greenhall/server/platform/audit/audit';
import { GENESIS, hashOf } from '@greenhall/server/platform/audit/chain';
import { type Db, run } from '@greenhall/server/platform/database/database';
import { type RawBuilder, sql } from 'kysely';

/** The member to which one row in twenty belongs; every other one has ten. */
export const FREQUENT = 200_001n;
/** The day of the newest row; the oldest is of a year before. */
export const NEWEST = new Date('2026-11-01T00:00:00Z');

const member = (of: RawBuilder<unknown>) => sql`case when ${of} % 20 = 0 then ${FREQUENT}::bigint
  else 200002 + (${of}::bigint * 7919) % greatest(1, (select count from size) / 10) end`;
/** Amounts from 1 to 10,000 coins, in micro, in no order. */
const coins = (of: RawBuilder<unknown>) => sql`(1 + (${of}::bigint * 104729) % 10000) * 1000000`;
const n = sql`n`;
const made = sql`${NEWEST}::timestamptz - (select count - n from size) * (interval '365 days' / (select count from size))`;

/** One row in a thousand waits, and the last of all states is that of most rows. */
const FILLED: Readonly<Record<string, RawBuilder<unknown>>> = {
  wallet_recharge: sql`
    insert into wallet_recharge (number, member_no, amount, reference, reference_key, voucher, state, first_operator,
                                 second_operator, first_operator_id, second_operator_id, made_at, decided_at)
    select 'R' || n, ${member(n)}, ${coins(n)}, 'ref ' || n, 'ref ' || n, 'voucher', s.state,
           case when s.state <> 'submitted' then 'ada' end, case when s.state = 'booked' then 'bea' end,
           case when s.state <> 'submitted' then 1 end, case when s.state = 'booked' then 2 end, ${made}, ${made}
      from numbers cross join lateral (
        select case when n % 1000 = 1 then 'submitted' when n % 1000 = 2 then 'approved' when n % 10 = 3 then 'rejected'
                    else 'booked' end as state) s`,
  wallet_withdrawal: sql`
    insert into wallet_withdrawal (number, member_no, account_id, network, address, amount, fee, state, first_operator,
                                   second_operator, first_operator_id, second_operator_id, reference, reference_key, made_at, decided_at)
    select 'W' || n, ${member(n)}, 1, 'BEP20', '0x' || md5(n::text), ${coins(n)}, 0, s.state,
           case when s.state in ('approved', 'paid') then 'ada' end, case when s.state = 'paid' then 'bea' end,
           case when s.state in ('approved', 'paid') then 1 end, case when s.state = 'paid' then 2 end,
           case when s.state = 'paid' then 'tx ' || n end, case when s.state = 'paid' then 'tx ' || n end, ${made}, ${made}
      from numbers cross join lateral (
        select case when n % 1000 = 1 then 'requested' when n % 1000 = 2 then 'approved' when n % 10 = 3 then 'rejected'
                    when n % 10 = 4 then 'cancelled' else 'paid' end as state) s`,
  otc_trade: sql`
    insert into otc_trade (number, listing_id, market_id, coin, network, buyer, seller, quantity, price, total, fee, of_listing,
                           release_on_proof, buyer_label, buyer_address, buyer_proved, seller_label, seller_address, payment_ms,
                           release_ms, settle_ms, state, clock_from, txid, made_at, closed_at, settles_at)
    select 'T' || n, 1, 1, 'mey', case when n % 3 = 0 then 'TRC20' else 'BEP20' end, ${member(n)}, 10000000 + n, ${coins(n)}, 1000000,
           ${coins(n)}, 0, true, false, 'own', '0x' || md5(n::text), false, 'own', '0x' || md5((n + 1)::text), 900000, 900000,
           86400000, s.state, ${made}, '0x' || md5(n::text) || md5(n::text), ${made},
           case when s.state in ('completed', 'canceled') then ${made} end, case when s.state = 'completed' then ${made} end
      from numbers cross join lateral (
        select case when n % 1000 = 1 then 'waitForPayment' when n % 1000 = 2 then 'receiptError' when n % 10 = 3 then 'canceled'
                    else 'completed' end as state) s`,
  shop_order: sql`
    insert into shop_order (number, member_no, owner, kind, state, came_from, goods, discount, freight, total, made_at, paid_at)
    select 'S' || n, ${member(n)}, ${member(n)}, 'shipped', s.state, case when s.state = 'afterSale' then 'toShip' end, ${coins(n)}, 0, 0,
           ${coins(n)}, ${made}, ${made}
      from numbers cross join lateral (
        select case when n % 1000 = 1 then 'toShip' when n % 1000 = 2 then 'afterSale' when n % 10 = 3 then 'canceled'
                    else 'completed' end as state) s`,
  platform_audit: sql`
    insert into platform_audit (sequence, operator, act, subject, subject_kind, detail, at, previous, hash, form)
    select n, case when n % 1000 = 1 then 'rare' else 'ada' || n % 20 end, case when n % 1000 = 1 then 'proof.take' else 'member.open' end,
           (${member(n)})::text, 'member', '{}', ${made}, '', decode(md5(n::text), 'hex'), 2
      from numbers`,
  identity_credential: sql`
    insert into identity_credential (member_no, username, login_hash, pay_hash, invitation_code, created_at)
    select 200000 + n, 'member' || n, '', '', 'code' || n, ${made} from numbers`,
};

/** The days that are summed, the newest of them the one before `NEWEST`. */
export const DAYS = 365;
const LAST_DAY = Math.floor(NEWEST.getTime() / 86_400_000) - 1;

/** A year's sums: each day thirty flows, and as many balances at its end, that go from one account to another. */
const SUMS = [
  sql`insert into ledger_day (day, through, published_at)
      select ${LAST_DAY}::int - ${DAYS}::int + n, n, now() from generate_series(1, ${DAYS}::int) n`,
  sql`insert into ledger_day_flow (day, kind, coin, source, target, postings, amount)
      select ${LAST_DAY}::int - ${DAYS}::int + n, (array['transfer', 'recharge', 'feeShare', 'bonus', 'tradeFee'])[1 + m % 5], 'mey',
             'purpose ' || m, 'purpose ' || m + 1, 1000, 1000000
        from generate_series(1, ${DAYS}::int) n, generate_series(1, 30) m`,
  sql`insert into ledger_day_balance (day, coin, purpose, balance)
      select ${LAST_DAY}::int - ${DAYS}::int + n, 'mey', 'purpose ' || m, case m when 1 then -1000000 else 1000000 end * n
        from generate_series(1, ${DAYS}::int) n, (values (1), (31)) balances (m)`,
];

const dayOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
export const YEAR = { from: dayOf(LAST_DAY - DAYS + 1), to: dayOf(LAST_DAY) };

const PART = 10_000;

/** Gives the entries of the audit log the hashes of a whole chain. */
async function chain(db: Db): Promise<void> {
  let head: { readonly sequence: bigint; readonly hash: Uint8Array } = GENESIS;
  for (;;) {
    const page = await auditAfter(db, head.sequence, PART);
    const hashes: string[] = [];
    for (const entry of page) {
      head = { sequence: entry.sequence, hash: hashOf(head.hash, entry) };
      hashes.push(Buffer.from(head.hash).toString('hex'));
    }
    const first = page[0]?.sequence ?? 0n;
    await run(
      db,
      sql`update platform_audit a set hash = decode(h.hash, 'hex')
            from unnest(${hashes}::text[]) with ordinality h (hash, n) where a.sequence = ${first}::bigint + h.n - 1`,
    );
    if (page.length < PART) return;
  }
}

/** Fills the tables behind the lists of the desks with so many rows each. Nothing refers to anything: only lists are read. */
export async function fill(db: Db, size: number): Promise<void> {
  await db.connection().execute(async (one) => {
    // References and triggers rest: the live desks would be told of each row.
    await run(one, sql`set session_replication_role = replica`);
    await run(one, sql`set statement_timeout = 0`);
    for (const insert of Object.values(FILLED))
      await run(
        one,
        sql`with size as (select ${size}::bigint as count), numbers as (select generate_series(1, ${size}::bigint) as n)
            ${insert}`,
      );
    for (const insert of SUMS) await run(one, insert);
    await chain(one);
    for (const table of Object.keys(FILLED)) await run(one, sql`vacuum analyze ${sql.table(table)}`);
    await run(one, sql`reset statement_timeout`);
    await run(one, sql`set session_replication_role = origin`);
  });
}
