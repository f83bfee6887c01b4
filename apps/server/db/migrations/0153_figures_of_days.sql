-- The dashboard sums what members did on each of the last days; each sum reads its days alone, out of an index.
create index members_member_joined on members_member (joined_at);
create index wallet_recharge_booked on wallet_recharge (decided_at) include (amount) where state = 'booked';
create index wallet_withdrawal_paid on wallet_withdrawal (decided_at) include (amount) where state = 'paid';
create index otc_trade_completed on otc_trade (closed_at) include (total, fee, coin) where state = 'completed';
create index stock_payment_recognised on stock_payment (recognised_on) include (fee) where state = 'recognised';
