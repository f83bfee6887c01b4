-- Operators' lists can be read by amount, the smallest or the largest first, page after page.
create index wallet_recharge_amount on wallet_recharge (amount, id);
create index wallet_withdrawal_amount on wallet_withdrawal (amount, id);
