-- Posts a set of any size, all of it or nothing: what a day's end writes. An account that would go below zero without
-- being allowed to stops everything. Ids come in blocks of 1024 as elsewhere; linked postings (the same group number,
-- neighbours in the set) keep together in one block, so that a transaction's postings are found by its id.
create function ledger_post_set(
  p_group bigint[], p_kind text[], p_from bigint[], p_to bigint[], p_amount bigint[], p_reference text[], p_at timestamptz
) returns void language plpgsql set work_mem = '128MB' as $$
declare
  blocks  bigint[];
  posted  bigint;
  refused bigint;
begin
  perform 1 from ledger_account a
   where a.id in (select unnest(p_from) union select unnest(p_to)) order by a.id for update;
  create temporary table if not exists ledger_set (
    id bigint, transaction_id bigint, kind text, from_account bigint, to_account bigint, amount bigint, reference text
  ) on commit drop;
  truncate ledger_set;

  -- A block takes whole groups: of each group the first posting's place in the set decides.
  select array_agg(nextval('ledger_posting_block') order by b) into blocks
    from generate_series(0, (coalesce(array_length(p_group, 1), 0) - 1) / 960) b;
  insert into ledger_set
  select blocks[(s.first - 1) / 960 + 1] + (s.n - 1) - ((s.first - 1) / 960) * 960,
         blocks[(s.first - 1) / 960 + 1] + (s.first - 1) - ((s.first - 1) / 960) * 960,
         s.kind, s.f, s.t, s.amount, s.reference
    from (select p.*, min(p.n) over (partition by p.grp) as first
            from unnest(p_group, p_kind, p_from, p_to, p_amount, p_reference)
                 with ordinality p (grp, kind, f, t, amount, reference, n)) s;

  analyze ledger_set;

  insert into ledger_posting (id, transaction_id, kind, coin, from_account, to_account, amount, reference, at)
  select s.id, s.transaction_id, s.kind, f.coin, s.from_account, s.to_account, s.amount, s.reference, p_at
    from ledger_set s
    join ledger_account f on f.id = s.from_account
    join ledger_account t on t.id = s.to_account and t.coin = f.coin;
  get diagnostics posted = row_count;
  if posted <> coalesce(array_length(p_group, 1), 0) then
    raise exception 'posting between unknown accounts or two coins';
  end if;

  with written as (
    insert into ledger_entry (account_id, posting_id, delta, balance)
    select e.account, e.id, e.delta, a.balance + sum(e.delta) over (partition by e.account order by e.id)
      from (select from_account as account, id, -amount as delta from ledger_set
            union all select to_account, id, amount from ledger_set) e
      join ledger_account a on a.id = e.account
    returning account_id, balance)
  select count(*) into refused from written w join ledger_account a on a.id = w.account_id
   where w.balance < 0 and not a.overdraft;
  if refused > 0 then raise exception 'an account would go below zero'; end if;

  update ledger_account a set balance = a.balance + d.delta
    from (select account, sum(delta) as delta from (
            select from_account as account, -amount as delta from ledger_set
            union all select to_account, amount from ledger_set) e group by account) d
   where a.id = d.account and d.delta <> 0;
end $$;
