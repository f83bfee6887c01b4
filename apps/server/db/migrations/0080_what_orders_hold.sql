-- Published: what an account has paid for an order that is not over and has not had back. It is still the buyer's.
create or replace view shop_paid as
select member_no, total - refunded - earned as amount from shop_order
 where paid_at is not null and closed_at is null and state <> 'canceled';

-- A snapshot of the solvency proof reads them by account; orders that are over would make most of the table.
create index shop_order_paid on shop_order (member_no)
 where paid_at is not null and closed_at is null and state <> 'canceled';
