-- Operators can read trades by what is paid in all, the smallest or the largest first, page after page.
create index otc_trade_by_total on otc_trade (total, id);
