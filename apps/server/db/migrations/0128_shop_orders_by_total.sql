-- Operators can read orders of the shop by what they cost, the smallest or the largest first, page after page.
create index shop_order_by_total on shop_order (total, id);
