-- The search of the console finds members by the beginning of their username, recharges by receipt, withdrawals by the
-- address that is paid, and trades by txid whatever their network.
create index identity_credential_name on identity_credential (username text_pattern_ops);
create index wallet_recharge_receipt on wallet_recharge (reference_key);
create index wallet_withdrawal_address on wallet_withdrawal (lower(address));
create index otc_trade_by_txid on otc_trade (txid) where txid is not null;
