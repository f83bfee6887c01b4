import { dayOf } from '@greenhall/domain/shared/time';
import type { Ports } from '@greenhall/server/platform/ports';
import { sql } from 'kysely';

/** Members have the third level, and 100 coins of fees behind it. */
const LEVEL = 3;
const FEES = 100_000_000n;
const PRICE = 1_000_000_000n;
const FEE = 100_000_000n;
const POOLED = 5_000_000_000n;
const PURSE = 1_000_000n;

/**
 * Everybody has a level and accounts, and so many payments by members drawn by chance are recognised at the end of the
 * day. Written straight into the tables: what members paid before is not there, so that only the day's end is.
 */
export async function furnish(ports: Ports, members: number, payments: number): Promise<void> {
  const at = ports.clock.now();
  const day = dayOf(at.getTime());
  await ports.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local synchronous_commit = off`.execute(tx);
    await sql`update members_member set level = ${LEVEL}, bought = ${LEVEL}, node_fuel = ${PRICE}, fees_paid = ${FEES}`.execute(
      tx,
    );
    await sql`
      insert into ledger_account (owner, coin, purpose, balance)
      select member_no, coin, 'available', ${PURSE} from members_member, unnest(array['mey', 'ftb']) coin`.execute(tx);
    await sql`
      insert into stock_payment (id, kind, payer, funder, level, coin, amount, fee, plan, bought_before, status_before,
                                 state, paid_at, cools_until, paid_on, recognised_on)
      select n, 'reinvest', no, no, ${LEVEL}, 'ftb', ${PRICE}, ${FEE}, 1, ${LEVEL}, 'active', 'cooling', ${at}, ${at},
             ${day - 7}, ${day}
        from (select row_number() over () as n, no
                from (select member_no as no from members_member order by hashint8(member_no) limit ${payments}) drawn) p`.execute(
      tx,
    );
    await sql`
      insert into ledger_account (owner, coin, purpose, ref, balance)
      select funder, coin, 'hold:payment', id, amount from stock_payment`.execute(tx);
    await sql`
      insert into stock_member (member_no, held) select payer, 10000 from stock_payment`.execute(tx);
    await sql`
      insert into ledger_account (owner, coin, purpose, balance) values
        (0, 'mey', 'pool:yield', ${POOLED}), (0, 'mey', 'reserve', ${BigInt(payments) * 1_000_000n})`.execute(tx);
    await sql`
      insert into stock_market (day, next_payment, next_event, reserve, outstanding, opening_reserve)
      values (${day - 1}, ${payments + 1}, 1, ${BigInt(payments) * 1_000_000n}, ${BigInt(payments) * 10_000n},
              ${BigInt(payments) * 1_000_000n})`.execute(tx);
  });
  for (const table of ['members_member', 'ledger_account', 'stock_payment', 'stock_member'])
    await sql`analyze ${sql.table(table)}`.execute(ports.db);
  if (members < payments) throw new Error('more payments than members');
}
