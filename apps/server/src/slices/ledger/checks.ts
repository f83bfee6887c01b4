import { sql } from 'kysely';
import { type Check, moneyCheck } from '../../platform/checks.ts';
import { verifyJournal } from './store-journal.ts';

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
  { name: 'the journal’s chain of hashes is whole', isMoney: true, run: (db) => verifyJournal(db) },
];
