import { sql } from 'kysely';
import { decimal, type PersonalTable, personalTable } from '../../platform/facts/personal-data.ts';

/** What the slice keeps about a member, for the member's own copy. Rule: members#export. */
export const shopPersonal: readonly PersonalTable[] = [
  personalTable(
    'shop_addresses',
    (member) => sql`
      select id, name, phone, country, lines, is_default, changed_at from shop_address where member_no = ${member}`,
  ),
  personalTable(
    'shop_orders',
    (member) => sql`
      select id, number, kind, state, ${decimal('total')}, ${decimal('discount')}, ${decimal('freight')}, ${decimal('refunded')}, note, address::text as address, carrier,
             tracking, made_at, paid_at, completed_at, canceled_at
        from shop_order where member_no = ${member}`,
  ),
  personalTable(
    'shop_order_lines',
    (member) => sql`
      select l.id, l.order_id, l.names::text as names, l.options::text as options, ${decimal('l.price')}, l.units, ${decimal('l.paid')}, ${decimal('l.refunded')}
        from shop_order_line l join shop_order o on o.id = l.order_id where o.member_no = ${member}`,
  ),
  personalTable(
    'shop_return_requests',
    (member) => sql`
      select c.id, c.order_id, c.state, c.reason, c.reply, c.asked_at, c.ended_at
        from shop_return_request c join shop_order o on o.id = c.order_id where o.member_no = ${member}`,
  ),
  personalTable(
    'shop_reviews',
    (member) => sql`
      select id, stars, body, made_at, hidden_at from shop_review where member_no = ${member}`,
  ),
  personalTable(
    'shop_wishes',
    (member) => sql`select goods_id as id, added_at from shop_wish where member_no = ${member}`,
  ),
  personalTable(
    'shop_coupons',
    (member) => sql`
      select id, coupon_id, state, claimed_at from shop_coupon_claim where member_no = ${member}`,
  ),
];
