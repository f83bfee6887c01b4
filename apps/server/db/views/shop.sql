-- Published: what an account has paid for an order that is not over and has not had back. It is still the buyer's.
create or replace view shop_paid as
select member_no, total - refunded - earned as amount from shop_order
 where paid_at is not null and closed_at is null and state <> 'canceled';
