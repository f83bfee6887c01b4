-- Published: what an order on the trading market needs to know of the account that it names.
create or replace view wallet_trading_account as
select id, member_no, network, address, label, usable_at, proved_at from wallet_account where deleted_at is null;
