-- Published: which transfers on a chain have paid which trades and recharges.
create or replace view chain_claimed as
select network, txid, log, kind, ref from chain_claim;
