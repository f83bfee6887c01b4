-- A transfer on a chain is known by its network, its transaction and the place of its log among the logs of the
-- transaction. Until now the node's own number was kept, which counts within the block and changes when a
-- reorganisation moves the transaction. Rows from before, and rows of an older process that still runs, are marked
-- 'block': they block every log of their transaction until a sweep has read the receipt and numbered them anew.
alter table otc_payment_proof
  add column numbered_in text not null default 'block' check (numbered_in in ('block', 'transaction')),
  drop constraint otc_payment_proof_pkey,
  add primary key (network, txid, log, numbered_in);
create index otc_payment_proof_to_number on otc_payment_proof (at) where numbered_in = 'block';
