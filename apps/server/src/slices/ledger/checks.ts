import { sql } from 'kysely';
import { type Check, check, moneyCheck } from '../../platform/checks.ts';
import { utcDay } from '../../platform/facts/days.ts';
import { unsealedPostings, verifyJournal } from './store-journal.ts';

const NAMED = 20;

/** The invariants of the ledger. Each check names the places that violate it. */
export const ledgerChecks: readonly Check[] = [
  moneyCheck(
    'each coin sums to zero over all accounts',
    sql`select coin || ' sums to ' || sum(balance) as found from ledger_account
             group by coin having sum(balance) <> 0 limit ${NAMED}`,
  ),
  moneyCheck(
    'no account is below zero that may not be',
    sql`select 'account ' || id || ' holds ' || balance as found from ledger_account
             where balance < 0 and not overdraft limit ${NAMED}`,
  ),
  moneyCheck(
    'every balance equals the fold of its entries',
    sql`select 'account ' || a.id || ' holds ' || a.balance || ', its entries ' || coalesce(e.total, 0) as found
              from ledger_account a
              left join (select account_id, sum(delta) as total from ledger_entry group by account_id) e on e.account_id = a.id
             where a.balance <> coalesce(e.total, 0) limit ${NAMED}`,
  ),
  moneyCheck(
    'every entry continues the balance before it',
    sql`select 'account ' || account_id || ' breaks at posting ' || posting_id as found from (
              select account_id, posting_id, balance - delta as before,
                     lag(balance, 1, 0::bigint) over (partition by account_id order by posting_id) as previous
                from ledger_entry) e
             where before <> previous limit ${NAMED}`,
  ),
  moneyCheck(
    'every posting has its two entries and nothing else has',
    sql`select 'posting ' || p.id as found from ledger_posting p
              left join ledger_entry f on f.posting_id = p.id and f.account_id = p.from_account and f.delta = -p.amount
              left join ledger_entry t on t.posting_id = p.id and t.account_id = p.to_account and t.delta = p.amount
             where f.posting_id is null or t.posting_id is null
            union all
            select 'entries: ' || e.n || ', postings: ' || p.n
              from (select count(*) n from ledger_entry) e, (select count(*) n from ledger_posting) p
             where e.n <> 2 * p.n limit ${NAMED}`,
  ),
  moneyCheck(
    'a posting stays in one coin',
    sql`select 'posting ' || p.id as found from ledger_posting p
              join ledger_account f on f.id = p.from_account join ledger_account t on t.id = p.to_account
             where f.coin <> p.coin or t.coin <> p.coin limit ${NAMED}`,
  ),
  moneyCheck(
    'a correction names one earlier posting of its coin, and moves no more',
    sql`select 'posting ' || c.id as found from ledger_posting c
              left join ledger_posting p on p.id = c.reverses
             where (c.reverses is not null or c.kind = 'correction')
               and (p.id is null or p.id >= c.id or p.coin <> c.coin or p.amount < c.amount) limit ${NAMED}`,
  ),
  check(
    'what each closed day came to is the sum of its postings',
    sql`with summed as (
          select ${utcDay(sql`p.at`)} as day, p.kind, p.coin, f.purpose as source, t.purpose as target,
                 count(*) as postings, sum(p.amount) as amount
            from ledger_posting p
            join ledger_account f on f.id = p.from_account
            join ledger_account t on t.id = p.to_account
           where exists (select 1 from ledger_day)
           group by 1, 2, 3, 4, 5)
        select 'day ' || day || ': ' || kind || ' in ' || coin || ' from ' || source || ' to ' || target || ' is '
               || coalesce(s.amount, 0) || ' in ' || coalesce(s.postings, 0) || ' postings, and was written as '
               || coalesce(w.amount, 0) || ' in ' || coalesce(w.postings, 0) as found
          from (select * from summed where day <= (select max(day) from ledger_day)) s
          full join ledger_day_flow w using (day, kind, coin, source, target)
         where s.amount is distinct from w.amount or s.postings is distinct from w.postings
         order by day limit ${NAMED}`,
  ),
  check(
    'what accounts held at the end of each closed day is what they held before and what moved',
    sql`with held as (
          select d.day, b.coin, b.purpose, b.balance from ledger_day d join ledger_day_balance b using (day)),
        moved as (
          select day, coin, purpose, sum(delta) as delta from (
            select day, coin, target as purpose, amount as delta from ledger_day_flow
            union all
            select day, coin, source, -amount from ledger_day_flow
            union all
            select d.day, h.coin, h.purpose, h.balance from held h join ledger_day d on d.day = h.day + 1) m
           group by day, coin, purpose)
        select 'day ' || day || ': ' || purpose || ' in ' || coin || ' held ' || coalesce(m.delta, 0) || ', and was written as '
               || coalesce(h.balance, 0) as found
          from moved m full join held h using (day, coin, purpose)
         where coalesce(m.delta, 0) <> coalesce(h.balance, 0) order by day limit ${NAMED}`,
  ),
  check(
    'no closed day is missing',
    sql`select 'day ' || (day - 1) as found from (
          select day, lag(day) over (order by day) as before from ledger_day) d where before <> day - 1 limit ${NAMED}`,
  ),
  { name: 'the journal’s chain of hashes is whole', isMoney: true, run: (db) => verifyJournal(db) },
  { name: 'no posting older than a minute is unsealed', run: (db) => unsealedPostings(db, NAMED) },
];
