-- Each order counts what its buyer has not paid: open orders, and those of today that ended so. The indexes for it went
-- by time or by number alone, so a busy hall read the orders of everybody.
create index otc_trade_unpaid on otc_trade (buyer) where state in ('waitForPayment', 'paymentError');
create index otc_trade_left_unpaid on otc_trade (buyer, closed_at) where state = 'canceled' and event in ('cancel', 'timeout');
-- Who has blocked a trader, for the page that it opens.
create index otc_mark_blocked on otc_mark (trader, member_no) where mark = 'blocked';
