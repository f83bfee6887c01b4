-- expand concurrently
-- Payouts that are not final yet, those judged longest ago first.
drop index concurrently if exists wallet_withdrawal_to_judge;
create index concurrently wallet_withdrawal_to_judge on wallet_withdrawal (judged_at) where state = 'sent';
