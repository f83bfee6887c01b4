-- What a payment on a chain has paid stands in one table. The proofs of trades and the payments of the platform said the same twice.
-- Without a place among the logs a claim covers its whole transaction: what operators booked without the chain's word, and proofs of
-- trades from before the place was kept. The keys let one transfer pay one thing, and one thing be paid by one transfer.
-- An older process that still runs finds neither table: it proves and books no payment on a chain, and newer processes do.
create table chain_claim (
  network text        not null check (network in ('BEP20', 'TRC20')),
  txid    text        not null,
  log     integer     check (log >= 0),
  kind    text        not null check (kind in ('trade', 'recharge')),
  ref     bigint      not null,
  at      timestamptz not null,
  -- What is booked without the chain may name a transaction that could be on either network.
  primary key (kind, ref, network),
  constraint chain_claim_transfer unique (network, txid, log)
);
create unique index chain_claim_thing on chain_claim (kind, ref) where log is not null;
create index chain_claim_to_number on chain_claim (ref) where kind = 'trade' and log is null;

insert into chain_claim (network, txid, log, kind, ref, at)
select network, txid, case covers when 'log' then log end, 'recharge', ref, at
  from platform_chain_payment where purpose = 'payIn';
-- The proofs are what trades have relied on. One whose transfer was booked too would be left out, and a check names its trade.
insert into chain_claim (network, txid, log, kind, ref, at)
select network, txid, case numbered_in when 'transaction' then log end, 'trade', trade_id, at
  from otc_payment_proof
    on conflict do nothing;

drop table otc_payment_proof;
drop table platform_chain_payment;

-- Published: which transfers on a chain have paid which trades and recharges.
create view chain_claimed as
select network, txid, log, kind, ref from chain_claim;
