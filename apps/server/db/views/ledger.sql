-- Published: balances by owner, coin and purpose.
create or replace view ledger_balance as
select owner, coin, purpose, ref, balance from ledger_account;

-- Published: every movement of an account with its posting and both ends, for the read models of higher slices.
create or replace view ledger_movement as
select e.account_id, e.posting_id, e.delta, e.balance, a.owner, a.coin, a.purpose, a.ref,
       p.transaction_id, p.kind, p.reference, p.at, p.xact,
       o.owner as other_owner, o.purpose as other_purpose, o.ref as other_ref
  from ledger_entry e
  join ledger_account a on a.id = e.account_id
  join ledger_posting p on p.id = e.posting_id
  join ledger_account o on o.id = case when e.delta < 0 then p.to_account else p.from_account end;
