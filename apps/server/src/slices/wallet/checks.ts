import { sql } from 'kysely';
import { type Check, moneyCheck } from '../../platform/checks.ts';
import { totals } from '../ledger/index.ts';

const UNITS = new Set(['mey', 'bdb', 'ftb']);

/** The invariants of the wallet: the backing rule, and holds that match their orders. */
export const walletChecks: readonly Check[] = [
  {
    name: 'mey, bdb and ftb in circulation equal the usdt in backing; conversions cancel out',
    isMoney: true,
    run: async (db) => {
      const all = await totals(db);
      const sum = (test: (row: (typeof all)[number]) => boolean): bigint =>
        all.filter(test).reduce((total, row) => total + row.balance, 0n);
      const circulating = sum((row) => UNITS.has(row.coin) && row.purpose !== 'issue' && row.purpose !== 'conversion');
      const backing = sum((row) => row.coin === 'usdt' && row.purpose === 'backing');
      const conversions = sum((row) => row.purpose === 'conversion');
      return [
        ...(circulating === backing ? [] : [`in circulation ${circulating}, in backing ${backing}`]),
        ...(conversions === 0n ? [] : [`conversions leave ${conversions}`]),
      ];
    },
  },
  {
    name: 'claims in usdt are covered by what came in',
    isMoney: true,
    run: async (db) => {
      const usdt = (await totals(db)).filter((row) => row.coin === 'usdt');
      const outside = usdt
        .filter((row) => row.purpose.startsWith('outside'))
        .reduce((sum, row) => sum - row.balance, 0n);
      const claims = usdt
        .filter((row) => !row.purpose.startsWith('outside'))
        .reduce((sum, row) => sum + row.balance, 0n);
      return outside >= claims ? [] : [`custody ${outside}, claims ${claims}`];
    },
  },
  moneyCheck(
    'each held transfer and open withdrawal has exactly its coins in its hold, an ended one none',
    sql`
            with wanted (purpose, ref, owner, amount) as (
              select 'hold:transfer', id, payer, case when state = 'held' then amount else 0 end from wallet_transfer
               where credits_at is not null
              union all
              select 'hold:withdrawal', id, member_no, case when state in ('requested', 'approved', 'sent') then amount else 0 end
                from wallet_withdrawal)
            select coalesce(w.purpose, b.purpose) || ' ' || coalesce(w.ref, b.ref) || ' holds ' || coalesce(b.balance, 0)
                   || ' instead of ' || coalesce(w.amount, 0) as found
              from wanted w
              full join (select * from ledger_balance where purpose in ('hold:transfer', 'hold:withdrawal')) b
                on b.purpose = w.purpose and b.ref = w.ref and b.owner = w.owner
             where coalesce(w.amount, 0) <> coalesce(b.balance, 0) limit 20`,
  ),
  moneyCheck(
    'a payment request that is held or paid has one transfer of its own, of its amount to its asker, in that state',
    sql`
            select 'request ' || r.number as found
              from wallet_payment_request r left join wallet_transfer t on t.id = r.transfer_id
             where r.state in ('held', 'paid')
               and (t.payee, t.coin, t.amount, t.state)
                   is distinct from (r.payee, r.coin, r.amount, case r.state when 'held' then 'held' else 'credited' end)
            union all
            select 'request ' || r.number from wallet_payment_request r
             where r.state is distinct from (select e.state from wallet_payment_request_event e
                                              where e.request_id = r.id order by e.id desc limit 1)
            limit 20`,
  ),
  moneyCheck(
    'each collected row has moved what was shown, and no other row has',
    sql`
            with moved (reference, owner, amount) as (
              select reference, owner, sum(-delta) from ledger_movement
               where kind in ('collect', 'collectFee') and delta < 0 and purpose = 'available' and owner <> 0
               group by reference, owner),
            wanted (reference, owner, amount) as (
              select 'collect:' || id, sub, amount from wallet_collection_row where is_moved)
            select coalesce(w.reference, m.reference) || ' moved ' || coalesce(m.amount, 0) || ' instead of '
                   || coalesce(w.amount, 0) as found
              from wanted w full join moved m on m.reference = w.reference and m.owner = w.owner
             where coalesce(w.amount, 0) <> coalesce(m.amount, 0) limit 20`,
  ),
  moneyCheck(
    'each payment on a network that was shown or booked is claimed for its report alone',
    sql`
            with report as (
              select r.id, e.network, r.txid,
                     r.state = 'booked' or (r.state <> 'rejected' and r.proved_at is not null) as claims
                from wallet_recharge r left join wallet_exact_payment e on e.id = r.exact_id),
            claimed as (select network, txid, ref from chain_claimed where kind = 'recharge')
            select 'recharge ' || r.id as found from report r
             where r.claims and r.txid is not null
               and not exists (select from claimed c where (c.ref, c.network, c.txid) = (r.id, r.network, r.txid))
            union all
            select 'recharge ' || c.ref from claimed c left join report r on r.id = c.ref
             where r.claims is not true or (r.network, r.txid) <> (c.network, c.txid)
            limit 20`,
  ),
  moneyCheck(
    'an address is a member’s or one at which members pay in, and an exact amount belongs to one payment',
    sql`
            select 'way ' || w.id as found from wallet_pay_in_way w
              join wallet_account a on a.network = w.kind and lower(a.address) = lower(w.account)
             where w.state <> 'proposed'
            union all
            select 'way ' || w.id from wallet_pay_in_way w
              join wallet_withdrawal d on d.network = w.kind and lower(d.address) = lower(w.account)
             where w.state <> 'proposed'
            union all
            select 'exact payment ' || o.id from wallet_exact_payment o
              join wallet_exact_payment e on e.way_id = o.way_id and e.amount = o.amount and e.id < o.id
               and o.made_at <= e.made_at + interval '31 days'
            limit 20`,
  ),
  moneyCheck(
    'no operator has both hands on a receipt or a payout',
    sql`
            select number as found from wallet_recharge where first_operator = second_operator
            union all select number from wallet_withdrawal where first_operator = second_operator limit 20`,
  ),
];
