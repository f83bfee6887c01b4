-- The lists of the desks in the order of amounts, filtered by a state that few rows have: the index of amounts alone reads all of them.
create index wallet_recharge_state_amount on wallet_recharge (state, amount, id);
create index wallet_withdrawal_state_amount on wallet_withdrawal (state, amount, id);
create index otc_trade_state_total on otc_trade (state, total, id);
create index shop_order_state_total on shop_order (state, total, id);
