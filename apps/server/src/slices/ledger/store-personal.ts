import { sql } from 'kysely';
import { decimal, type PersonalTable, personalTable } from '../../platform/facts/personal-data.ts';

/** What the slice keeps about a member, for the member's own copy. Rule: members#export. */
export const ledgerPersonal: readonly PersonalTable[] = [
  personalTable(
    'balances',
    (member) => sql`
      select id, coin, purpose, ${decimal('balance')} from ledger_account where owner = ${member}`,
  ),
  personalTable(
    'movements',
    (member) => sql`
      select p.id, p.kind, p.coin, ${decimal('p.amount')}, p.reference, p.at,
             case when f.owner = ${member} then f.purpose end as taken_from,
             case when t.owner = ${member} then t.purpose end as added_to
        from (select distinct e.posting_id
                from ledger_entry e join ledger_account a on a.id = e.account_id where a.owner = ${member}) own
        join ledger_posting p on p.id = own.posting_id
        join ledger_account f on f.id = p.from_account
        join ledger_account t on t.id = p.to_account`,
  ),
];
