import { sql } from 'kysely';
import { decimal, type PersonalTable, personalTable } from '../../platform/facts/personal-data.ts';

/** What the slice keeps about a member, for the member's own copy. Rule: members#export. */
export const stockPersonal: readonly PersonalTable[] = [
  personalTable(
    'level_payments',
    (member) => sql`
      select id, kind, level, coin, ${decimal('amount')}, ${decimal('fee')}, state, paid_at, cools_until, ended_at
        from stock_payment where payer = ${member} or funder = ${member}`,
  ),
  personalTable(
    'share_requests',
    (member) => sql`
      select number as id, ${decimal('amount')}, ${decimal('remaining')}, allocated, state, at from stock_request where member_no = ${member}`,
  ),
  personalTable(
    'share_sales',
    (member) => sql`
      select number as id, quantity, remaining, ${decimal('received')}, is_clear_out, state, at from stock_offer where member_no = ${member}`,
  ),
  personalTable(
    'bonuses',
    (member) => sql`
      select id, day, kind, depth, ${decimal('due')}, ${decimal('paid')}, ${decimal('ftb')}, ${decimal('mey')}, at from stock_bonus where receiver = ${member}`,
  ),
  personalTable(
    'splits',
    (member) => sql`
      select id, day, held_before, held_after, at from stock_split where member_no = ${member}`,
  ),
];
