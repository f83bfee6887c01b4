import { sql } from 'kysely';
import { decimal, type PersonalTable, personalTable } from '../../platform/facts/personal-data.ts';

/** What the slice keeps about a member, for the member's own copy. Rule: members#export. */
export const otcPersonal: readonly PersonalTable[] = [
  personalTable(
    'listings',
    (member) => sql`
      select id, side, ${decimal('price')}, ${decimal('quantity')}, ${decimal('remaining')}, ${decimal('min_trade')}, ${decimal('max_trade')}, account_label, address,
             state, made_at
        from otc_listing where member_no = ${member}`,
  ),
  personalTable(
    'trades',
    (member) => sql`
      select id, number, case when buyer = ${member} then 'buyer' else 'seller' end as role, coin, network, ${decimal('quantity')},
             ${decimal('price')}, ${decimal('total')}, ${decimal('fee')}, case when buyer = ${member} then buyer_address else seller_address end as own_address,
             state, txid, made_at, closed_at
        from otc_trade where buyer = ${member} or seller = ${member}`,
  ),
  personalTable(
    'trade_messages',
    (member) => sql`
      select id, trade_id, text, at from otc_message where member_no = ${member}`,
  ),
  personalTable(
    'price_alerts',
    (member) => sql`
      select id, coin, network, side, ${decimal('price')}, ${decimal('quantity')}, made_at, told_on::text as told_on
        from otc_alert where member_no = ${member}`,
  ),
];
