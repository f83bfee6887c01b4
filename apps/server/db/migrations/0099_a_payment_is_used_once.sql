-- A payment on a chain is used for one thing: a trade, or a report of what was paid in. Both kinds of use stand in one table, whose
-- key lets one of them win. 'all' covers every transfer of a transaction: what was booked without the chain's word, and proofs of
-- trades that are known only by their number in a block. What an older process proves meanwhile is missing here; it pays a member's
-- address, at which nobody pays in.
create table platform_chain_payment (
  network text        not null check (network in ('BEP20', 'TRC20')),
  txid    text        not null,
  log     integer     not null,
  covers  text        not null check (covers in ('log', 'all')),
  purpose text        not null check (purpose in ('trade', 'payIn')),
  ref     bigint      not null,
  at      timestamptz not null,
  primary key (network, txid, log, covers)
);
create index platform_chain_payment_ref on platform_chain_payment (purpose, ref);

insert into platform_chain_payment (network, txid, log, covers, purpose, ref, at)
select network, txid, log, case when numbered_in = 'block' then 'all' else 'log' end, 'trade', trade_id, at
  from otc_payment_proof;
