import { type RawBuilder, sql } from 'kysely';
import type { Check } from '../../../platform/checks.ts';
import { rows } from '../../../platform/database/database.ts';

const NAMED = 20;

const check = (name: string, query: RawBuilder<{ found: string }>): Check => ({
  name,
  run: async (db) => (await rows(db, query)).map((row) => row.found),
});

/** What always holds of payments for levels; each check names the places where it does not. */
export const stockChecks: readonly Check[] = [
  check(
    'a payment in cooling-off holds its whole amount, an ended one nothing',
    sql`select 'payment ' || p.id || ' holds ' || coalesce(b.balance, 0) as found
          from stock_payment p
          left join ledger_balance b
            on b.owner = p.funder and b.coin = p.coin and b.purpose = 'hold:payment' and b.ref = p.id
         where coalesce(b.balance, 0) <> case when p.state = 'cooling' then p.amount else 0 end limit ${NAMED}`,
  ),
  check(
    'every hold of a payment has its payment',
    sql`select 'hold ' || b.ref || ' of ' || b.owner as found
          from ledger_balance b
          left join stock_payment p on p.id = b.ref and p.funder = b.owner and p.coin = b.coin
         where b.purpose = 'hold:payment' and b.balance <> 0 and p.id is null limit ${NAMED}`,
  ),
  check(
    'level bought, node fuel and state of a member are what its payments give',
    sql`select 'member ' || m.member_no as found
          from members_state m
          join network_place n using (member_no)
          left join lateral (
            select sum(p.amount) as fuel, (array_agg(p.level order by p.id desc))[1] as bought
              from stock_payment p where p.payer = m.member_no and p.state <> 'cancelled') kept on true
         where m.node_fuel <> coalesce(kept.fuel, 0) or m.bought <> coalesce(kept.bought, 0)
            or (n.parent is not null and (m.status = 'pending') <> (kept.fuel is null)) limit ${NAMED}`,
  ),
];
