import { BONUS_KINDS, COUNTED_KINDS, IS_SHARED } from '@greenhall/domain/stock/bonus/bonus-fields';
import { sql } from 'kysely';
import { type Check, check, moneyCheck } from '../../platform/checks.ts';

const NAMED = 20;

/** The invariants of payments for levels. Each check names the places that violate it. */
export const stockChecks: readonly Check[] = [
  moneyCheck(
    'a payment in cooling-off holds its whole amount, an ended one nothing',
    sql`select 'payment ' || p.id || ' holds ' || coalesce(b.balance, 0) as found
          from stock_payment p
          left join ledger_balance b
            on b.owner = p.funder and b.coin = p.coin and b.purpose = 'hold:payment' and b.ref = p.id
         where coalesce(b.balance, 0) <> case when p.state = 'cooling' then p.amount else 0 end limit ${NAMED}`,
  ),
  moneyCheck(
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
  moneyCheck(
    'shares held are the shares outstanding',
    sql`select 'held ' || held || ', outstanding ' || outstanding as found
          from (select coalesce(sum(held), 0) as held from stock_member) m, stock_market where held <> outstanding`,
  ),
  moneyCheck(
    'what members have on offer is what stands in line',
    sql`select 'member ' || coalesce(m.member_no, o.member_no) as found
          from (select member_no, on_offer from stock_member where on_offer > 0) m
          full join (select member_no, sum(remaining) as left from stock_offer where state <> 'completed'
                      group by member_no) o on o.member_no = m.member_no
         where coalesce(m.on_offer, 0) <> coalesce(o.left, 0) limit ${NAMED}`,
  ),
  moneyCheck(
    'the reserve is what the ledger holds of it',
    sql`select 'reserve ' || m.reserve || ', ledger ' || coalesce(b.balance, 0) as found
          from stock_market m
          left join ledger_balance b on b.owner = 0 and b.coin = 'mey' and b.purpose = 'reserve' and b.ref = 0
         where m.reserve <> coalesce(b.balance, 0)`,
  ),
  moneyCheck(
    'the yield pool holds at least what the last settlement left in it',
    sql`select 'pool:yield ' || coalesce(b.balance, 0) || ', left ' || m.pool_yield as found
          from stock_market m
          left join ledger_balance b on b.owner = 0 and b.coin = 'mey' and b.purpose = 'pool:yield' and b.ref = 0
         where coalesce(b.balance, 0) < m.pool_yield`,
  ),
  moneyCheck(
    'what a request has not spent is in its hold',
    sql`select 'request ' || coalesce(r.number, b.ref) || ' holds ' || coalesce(b.balance, 0) as found
          from stock_request r
          full join (select * from ledger_balance where purpose = 'hold:allocation') b
            on b.ref = r.number and b.owner = r.member_no and b.coin = 'mey'
         where coalesce(b.balance, 0) <> coalesce(r.remaining, 0) limit ${NAMED}`,
  ),
  moneyCheck(
    'a recognised payment has its request, and no other has one',
    sql`select 'payment ' || p.id as found
          from stock_payment p left join stock_request r on r.payment = p.id
         where (p.state = 'recognised' and p.amount > p.fee) <> (r.number is not null) limit ${NAMED}`,
  ),
  moneyCheck(
    'bonuses of a step stay within what it could spend',
    sql`select 'day ' || day || ' ' || kind as found from (
          select day, kind, event, max(pool) as pool, sum(paid) as paid from stock_bonus
           where kind in (${sql.join(BONUS_KINDS.filter((kind) => IS_SHARED[kind]))}) group by day, kind, event) step
         where paid > pool limit ${NAMED}`,
  ),
  moneyCheck(
    'bonuses that are not credited yet are set aside for their members',
    sql`with uncredited as (
          select b.mey, b.ftb from (
            select mey, ftb, row_number() over (order by id >= upto, receiver, id) as place, done
              from stock_bonus, stock_credit where id >= first) b
           where b.place > b.done)
        select 'set aside ' || coalesce(b.balance, 0) || ' ' || owed.coin || ', owed ' || owed.amount as found
          from (select 'mey' as coin, coalesce(sum(mey), 0) as amount from uncredited
                union all select 'ftb', coalesce(sum(ftb), 0) from uncredited) owed
          left join ledger_balance b
            on b.owner = 0 and b.coin = owed.coin and b.purpose = 'payable:bonus' and b.ref = 0
         where coalesce(b.balance, 0) <> owed.amount`,
  ),
  check(
    'counted income is the sum of a member’s bonuses without yield',
    sql`select 'member ' || m.member_no as found
          from members_state m
          left join (select receiver, sum(paid) as paid from stock_bonus where kind in (${sql.join(COUNTED_KINDS)}) group by receiver) b
            on b.receiver = m.member_no
         where m.counted_income <> coalesce(b.paid, 0) limit ${NAMED}`,
  ),
  check(
    'the journal of the hall has no gap and settles each day once, in order',
    sql`select 'event ' || seq as found from (
          select seq, day, lag(seq, 1, 0::bigint) over w as seq_before, lag(day) over w as day_before from stock_event
          window w as (order by seq)) e where seq <> seq_before + 1 or day < day_before
        union all
        select 'day ' || day from (
          select day, lag(day) over (order by day) as day_before from stock_settlement) s where day <> day_before + 1
        union all
        select 'settled up to ' || day from stock_market
         where day <> coalesce((select max(day) from stock_settlement), day) limit ${NAMED}`,
  ),
];
