-- What is posted and what changes a member's security is told to the members' open screens: one row for all members of a
-- transaction or batch, written in its own call.

alter table platform_event add column members bigint[];

-- Decides the groups of a batch one after the other, for the batches in which not all of them stand.
create or replace function ledger_post_in_turn(
  p_group bigint[], p_kind text[], p_from bigint[], p_to bigint[], p_amount bigint[],
  p_reference text[], p_reverses bigint[], p_at timestamptz
) returns table (group_no bigint, transaction_id bigint)
language plpgsql set enable_seqscan = off as $$
declare
  n        int := coalesce(array_length(p_group, 1), 0);
  ids      bigint[];
  coins    text[];
  balances bigint[];
  free     boolean[];
  from_at  int[];
  to_at    int[];
  after_from bigint[] := array_fill(null::bigint, array[n]);
  after_to   bigint[] := array_fill(null::bigint, array[n]);
  tx       bigint[] := array_fill(null::bigint, array[n]);
  base     bigint;
  i int; j int; k int; f int; t int;
  refused  boolean;
begin
  if n = 0 then return; end if;
  if n > 1024 then raise exception 'a batch has at most 1024 postings'; end if;

  -- every account of the batch, locked in one order
  select array_agg(a.id), array_agg(a.coin), array_agg(a.balance), array_agg(a.overdraft)
    into ids, coins, balances, free
    from (select a.id, a.coin, a.balance, a.overdraft from ledger_account a
           where a.id = any (p_from || p_to) order by a.id for update) a;

  select array_agg(lf.at::int order by p.n), array_agg(lt.at::int order by p.n)
    into from_at, to_at
    from unnest(p_from, p_to) with ordinality p (f, t, n)
    left join unnest(ids) with ordinality lf (id, at) on lf.id = p.f
    left join unnest(ids) with ordinality lt (id, at) on lt.id = p.t;

  base := nextval('ledger_posting_block');
  i := 1;
  while i <= n loop
    refused := false;
    j := i;
    while j <= n and p_group[j] = p_group[i] loop
      f := from_at[j];
      t := to_at[j];
      if f is null or t is null then raise exception 'posting between unknown accounts'; end if;
      if coins[f] <> coins[t] then raise exception 'posting between two coins'; end if;
      if p_amount[j] <= 0 then raise exception 'posting without a positive amount'; end if;
      balances[f] := balances[f] - p_amount[j];
      balances[t] := balances[t] + p_amount[j];
      after_from[j] := balances[f];
      after_to[j] := balances[t];
      if balances[f] < 0 and not free[f] then refused := true; end if;
      j := j + 1;
    end loop;
    for k in i .. j - 1 loop
      if refused then
        balances[from_at[k]] := balances[from_at[k]] + p_amount[k];
        balances[to_at[k]] := balances[to_at[k]] - p_amount[k];
      else
        tx[k] := base + i - 1;
      end if;
    end loop;
    i := j;
  end loop;

  insert into ledger_posting
    (id, transaction_id, kind, coin, from_account, to_account, amount, reference, reverses, at)
  select base + p.n - 1, p.tx, p.kind, coins[p.fa], p.f, p.t, p.amount, p.reference, p.reverses, p_at
    from unnest(tx, p_kind, p_from, p_to, p_amount, p_reference, p_reverses, from_at)
         with ordinality p (tx, kind, f, t, amount, reference, reverses, fa, n)
   where p.tx is not null;

  insert into ledger_entry (account_id, posting_id, delta, balance)
  select e.account, base + p.n - 1, e.delta, e.balance
    from unnest(tx, p_from, p_to, p_amount, after_from, after_to)
         with ordinality p (tx, f, t, amount, bf, bt, n)
   cross join lateral (values (p.f, -p.amount, p.bf), (p.t, p.amount, p.bt)) e (account, delta, balance)
   where p.tx is not null;

  update ledger_account a set balance = b.balance
    from unnest(ids, balances) b (id, balance)
   where a.id = b.id and a.balance <> b.balance;

  insert into platform_event (channel, event, members, at)
  select 'members', '{"what":"balance","id":""}', m.owners, p_at
    from (select array_agg(distinct a.owner) as owners
            from unnest(tx, p_from, p_to) p (tx, f, t) join ledger_account a on a.id in (p.f, p.t)
           where p.tx is not null and a.owner > 0) m
   where m.owners is not null;

  return query
    select distinct on (g.n0) g.grp, g.tx
      from (select p.grp, p.tx, min(p.n) over (partition by p.grp) n0
              from unnest(p_group, tx) with ordinality p (grp, tx, n)) g
     order by g.n0;
end $$;

-- Posts a batch in which every group stands. An account that would pass below zero at any posting without being allowed
-- to raises check_violation, and nothing is done. No plan here may depend on how large a table was: accounts are found
-- by their key and in one order. An account's opening balance is its row before the first posting; what follows adds up
-- to the running balance.
create or replace function ledger_post_together(
  p_group bigint[], p_kind text[], p_coin text[], p_from bigint[], p_to bigint[], p_amount bigint[],
  p_reference text[], p_reverses bigint[], p_at timestamptz
) returns table (group_no bigint, transaction_id bigint)
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan set enable_material = off as $$
declare
  base     bigint;
  wanted   bigint;
  ids      bigint[];
  openings bigint[];
  below    bigint[];
  owners   bigint[];
begin
  with total as materialized (
    select l.account, l.coin, sum(l.delta)::bigint as delta
      from (select f.account, f.coin, -f.amount as delta
              from unnest(p_from, p_coin, p_amount) f (account, coin, amount)
            union all
            select t.account, t.coin, t.amount from unnest(p_to, p_coin, p_amount) t (account, coin, amount)) l
     group by l.account, l.coin order by l.account
  ), moved as (
    update ledger_account a set balance = a.balance + t.delta from total t
     where a.id = t.account and a.coin = t.coin
    returning a.id, a.owner, a.balance - t.delta as opening)
  select (select count(*) from total), array_agg(m.id), array_agg(m.opening),
         array_agg(distinct m.owner) filter (where m.owner > 0)
    into wanted, ids, openings, owners from moved m;
  if coalesce(cardinality(ids), 0) <> wanted then
    raise exception 'posting between unknown accounts or two coins';
  end if;

  -- Ids after locks: otherwise another posting on the same account could come before one with a smaller id.
  base := nextval('ledger_posting_block');
  with running as materialized (
    select l.n, l.account, l.delta,
           sum(l.delta) over (partition by l.account order by l.n rows unbounded preceding) as balance
      from (select 0::bigint as n, m.account, m.delta from unnest(ids, openings) m (account, delta)
            union all
            select f.n, f.account, -f.amount from unnest(p_from, p_amount) with ordinality f (account, amount, n)
            union all
            select t.n, t.account, t.amount from unnest(p_to, p_amount) with ordinality t (account, amount, n)) l
  ), written as (
    insert into ledger_entry (account_id, posting_id, delta, balance)
    select r.account, base + r.n - 1, r.delta, r.balance from running r where r.n > 0)
  select array_agg(r.account) into below from running r where r.n > 0 and r.balance < 0;
  if below is not null and exists (select from ledger_account a where a.id = any (below) and not a.overdraft) then
    raise exception 'an account would go below zero' using errcode = 'check_violation';
  end if;

  insert into ledger_posting
    (id, transaction_id, kind, coin, from_account, to_account, amount, reference, reverses, at)
  select base + p.n - 1, base + min(p.n) over (partition by p.grp) - 1, p.kind, p.coin, p.f, p.t, p.amount,
         p.reference, p.reverses, p_at
    from unnest(p_group, p_kind, p_coin, p_from, p_to, p_amount, p_reference, p_reverses)
         with ordinality p (grp, kind, coin, f, t, amount, reference, reverses, n);

  -- One live event for all members of the batch.
  if owners is not null then
    insert into platform_event (channel, event, members, at)
    values ('members', '{"what":"balance","id":""}', owners, p_at);
  end if;

  return query
    select p.grp, base + min(p.n) - 1 from unnest(p_group) with ordinality p (grp, n) group by p.grp order by 2;
end $$;

-- Counts the changes that decide whether a member's coins may leave, and tells the member's open screens.
create or replace function identity_outgoing_changed() returns trigger language plpgsql as $$
begin
  new.outgoing_version := old.outgoing_version + 1;
  insert into platform_event (channel, event, members, at)
  values ('members', '{"what":"security","id":""}', array[new.member_no], now());
  return new;
end $$;
