import { ALERTS } from '@greenhall/domain/otc/alert/alert';
import { TRADE_TRANSITIONS } from '@greenhall/domain/otc/trade/trade';
import { sql } from 'kysely';
import { type Check, check, moneyCheck } from '../../platform/checks.ts';

/** Every transition of the table, as `from>event>to`. */
const TRANSITIONS = TRADE_TRANSITIONS.states.flatMap((state) =>
  TRADE_TRANSITIONS.events(state).map((event) => `${state}>${event}>${TRADE_TRANSITIONS.next(state, event)}`),
);

/** The invariants of the trading market. */
export const otcChecks: readonly Check[] = [
  moneyCheck(
    'each open listing, open trade and settling trade has exactly its coins in its hold, an ended one none',
    sql`
      with wanted (purpose, ref, owner, amount) as (
        select 'hold:otcListing', id, member_no,
               case when state in ('toBeTraded', 'inTransaction') then remaining + fee_left else 0 end
          from otc_listing where side = 'sale'
        union all
        select 'hold:otcTrade', id, seller,
               case when state in ('waitForPayment', 'waitForConfirmation', 'paymentError', 'receiptError')
                    then quantity + fee else 0 end
          from otc_trade
        union all
        select 'hold:otcSettling', id, buyer,
               case when state = 'completed' and settled_at is null then quantity else 0 end
          from otc_trade)
      select coalesce(w.purpose, b.purpose) || ' ' || coalesce(w.ref, b.ref) || ' holds ' || coalesce(b.balance, 0)
             || ' instead of ' || coalesce(w.amount, 0) as found
        from wanted w
        full join (select * from ledger_balance
                    where purpose in ('hold:otcListing', 'hold:otcTrade', 'hold:otcSettling')) b
          on b.purpose = w.purpose and b.ref = w.ref and b.owner = w.owner
       where coalesce(w.amount, 0) <> coalesce(b.balance, 0) limit 20`,
  ),
  check(
    'nobody lists more than five a day or has two listings with something left, save those that may stand beside another',
    sql`
      select 'member ' || member_no || ' on ' || listed_on as found from otc_listing
       group by member_no, listed_on having count(*) > 5
      union all
      select 'member ' || member_no from otc_listing
       where state in ('toBeTraded', 'inTransaction') and remaining > 0 and alone
       group by member_no having count(*) > 1
       limit 20`,
  ),
  check(
    'nobody has more price alerts than five, and each waits for a coin that has a market',
    sql`
      select 'alerts of member ' || member_no as found from otc_alert group by member_no having count(*) > ${ALERTS.most}
      union all
      select 'alert ' || a.id from otc_alert a
       where not exists (
         select from otc_market m where m.coin = a.coin and (a.network is null or m.network = a.network))
       limit 20`,
  ),
  moneyCheck(
    'what an open listing has left and what its trades took make what was listed',
    sql`
      select 'listing ' || l.id || ' of ' || l.quantity as found
        from otc_listing l
        left join (select listing_id, sum(quantity) as taken from otc_trade where of_listing group by listing_id) t
          on t.listing_id = l.id
       where l.state <> 'revoked' and l.remaining + coalesce(t.taken, 0) <> l.quantity limit 20`,
  ),
  check(
    'a listing is in transaction only while a trade on it is open',
    sql`
      select 'listing ' || l.id as found from otc_listing l
       where l.state = 'inTransaction' and not exists (
         select 1 from otc_trade t where t.listing_id = l.id
            and t.state in ('waitForPayment', 'waitForConfirmation', 'paymentError', 'receiptError')) limit 20`,
  ),
  check(
    'every step of a trade is in its table, and it stands where its last step led',
    sql`
      with steps as (
        select s.trade_id, s.event, s.state, lag(s.state) over w as before, lead(s.id) over w is null as is_last
          from otc_trade_step s where s.event not in ('appeal', 'revokeAppeal')
        window w as (partition by s.trade_id order by s.id))
      select 'trade ' || t.id || ' by ' || s.event as found
        from otc_trade t join steps s on s.trade_id = t.id
       where (s.before is null and (s.event <> 'take' or s.state <> 'waitForPayment'))
          or (s.before is not null
              and s.before || '>' || s.event || '>' || s.state <> all (string_to_array(${TRANSITIONS.join(',')}, ',')))
          or (s.is_last and s.state <> t.state) limit 20`,
  ),
  moneyCheck(
    'a proved trade keeps its transfer for itself',
    sql`
      select 'trade ' || coalesce(t.id, c.ref) as found
        from otc_trade t full join (select ref from chain_claimed where kind = 'trade') c on c.ref = t.id
       where (t.proved_at is not null) <> (c.ref is not null) limit 20`,
  ),
  check(
    'no clock runs on a trade that has ended or is under appeal, and every other open trade has one',
    sql`
      select 'trade ' || t.id as found from otc_trade t
       where (t.due_at is not null) <> (
         t.state in ('waitForPayment', 'waitForConfirmation', 'paymentError', 'receiptError')
         and not exists (select 1 from otc_appeal a where a.trade_id = t.id and a.state = 'inReview')) limit 20`,
  ),
  check(
    'what traders have done is what their trades say',
    sql`
      with counted as (
        select member_no, sum(completed) as completed, sum(failed) as failed from (
          select buyer as member_no, (state = 'completed')::int as completed, (state = 'canceled')::int as failed
            from otc_trade
          union all
          select seller, (state = 'completed' and event <> 'award')::int, (state = 'completed' and event = 'award')::int
            from otc_trade) t
         group by member_no)
      select 'member ' || coalesce(c.member_no, r.member_no) as found
        from counted c full join otc_trader r using (member_no)
       where coalesce(c.completed, 0) <> coalesce(r.completed, 0) or coalesce(c.failed, 0) <> coalesce(r.failed, 0)
       limit 20`,
  ),
  check(
    'no operator has both hands on a verdict',
    sql`select 'appeal ' || id as found from otc_appeal where proposed_by = decided_by limit 20`,
  ),
];
