-- The kernel: accounts, postings and entries. It knows owners as numbers and no product nouns.
-- Amounts are micro (10^-6 coin). Entries and postings are appended, never changed.

create table ledger_account (
  id         bigint generated always as identity primary key,
  owner      bigint  not null,                 -- member number; 0 is the house
  coin       text    not null,
  purpose    text    not null,                 -- 'available', 'hold:transfer', 'pool:referral', ...
  ref        bigint  not null default 0,       -- the order or request that a hold belongs to
  overdraft  boolean not null default false,   -- only accounts that face the outside
  balance    bigint  not null default 0,
  constraint ledger_account_place unique (owner, coin, purpose, ref),
  constraint ledger_account_never_negative check (overdraft or balance >= 0),
  constraint ledger_account_members_never_overdraw check (owner = 0 or not overdraft)
) with (fillfactor = 70);  -- balances change in place

-- Ids come in blocks of 1024, one block a call, so that linked postings are neighbours.
create sequence ledger_posting_block increment by 1024 minvalue 1024 start with 1024;

create table ledger_posting (
  id             bigint      primary key,
  transaction_id bigint      not null,         -- the id of the first of its linked postings
  kind           text        not null,
  coin           text        not null,
  from_account   bigint      not null,         -- the posting function locks both, so no foreign key is asked again
  to_account     bigint      not null,
  amount         bigint      not null,
  reference      text        not null,         -- what it was for: 'transfer:17'
  reverses       bigint,                       -- a correction names the posting it undoes
  at             timestamptz not null,
  xact           bigint      not null default pg_current_xact_id()::text::bigint,
  constraint ledger_posting_positive check (amount > 0),
  constraint ledger_posting_moves check (from_account <> to_account)
);
create index ledger_posting_commit_order on ledger_posting (xact, id);
create unique index ledger_posting_reversed_once on ledger_posting (reverses) where reverses is not null;

create table ledger_entry (
  account_id bigint not null,
  posting_id bigint not null,
  delta      bigint not null,
  balance    bigint not null,
  primary key (account_id, posting_id),
  constraint ledger_entry_changes check (delta <> 0)
);

-- One row per sealing: a chain of hashes over the postings in commit order.
create table ledger_journal (
  sequence  bigint      primary key,
  last_xact bigint      not null,
  last_id   bigint      not null,
  postings  integer     not null check (postings > 0),
  previous  bytea       not null,
  hash      bytea       not null unique,
  sealed_at timestamptz not null
);

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger ledger_posting_append_only before update or delete or truncate on ledger_posting
  for each statement execute function ledger_refuse_change();
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function ledger_refuse_change();
create trigger ledger_journal_append_only before update or delete or truncate on ledger_journal
  for each statement execute function ledger_refuse_change();

-- Posts a batch. Postings with the same group number are linked: they stand or fall together, without
-- their neighbours. Groups are decided in their order; the answer has one row a group: the transaction's
-- id, or null where an account would have gone below zero.
create function ledger_post(
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

  return query
    select distinct on (g.n0) g.grp, g.tx
      from (select p.grp, p.tx, min(p.n) over (partition by p.grp) n0
              from unnest(p_group, tx) with ordinality p (grp, tx, n)) g
     order by g.n0;
end $$;

-- Published: every movement of an account with its posting and both ends, for the read models of higher slices.
create view ledger_movement as
select e.account_id, e.posting_id, e.delta, e.balance, a.owner, a.coin, a.purpose, a.ref,
       p.transaction_id, p.kind, p.reference, p.at, p.xact,
       o.owner as other_owner, o.purpose as other_purpose, o.ref as other_ref
  from ledger_entry e
  join ledger_account a on a.id = e.account_id
  join ledger_posting p on p.id = e.posting_id
  join ledger_account o on o.id = case when e.delta < 0 then p.to_account else p.from_account end;

-- Published: balances by owner, coin and purpose.
create view ledger_balance as
select owner, coin, purpose, ref, balance from ledger_account;
