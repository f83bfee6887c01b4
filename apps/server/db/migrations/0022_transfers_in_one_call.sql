-- The hot path of transfers: one call a batch that verifies what its process remembers, posts and records.

-- Balances change in place as long as a page has room for the next versions of its rows.
alter table ledger_account set (fillfactor = 50);

-- The careful way of posting, for batches in which a group cannot stand: each group is decided in its turn.
alter function ledger_post(bigint[], text[], bigint[], bigint[], bigint[], text[], bigint[], timestamptz)
  rename to ledger_post_in_turn;

-- Posts a batch in which every group stands. An account that would pass below zero at any posting without being allowed
-- to raises check_violation, and nothing is done. No plan here may depend on how large a table was: accounts are found
-- by their key and in one order. An account's opening balance is its row before the first posting; what follows adds up
-- to the running balance.
create function ledger_post_together(
  p_group bigint[], p_kind text[], p_coin text[], p_from bigint[], p_to bigint[], p_amount bigint[],
  p_reference text[], p_reverses bigint[], p_at timestamptz
) returns table (group_no bigint, transaction_id bigint)
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  base     bigint;
  wanted   bigint;
  ids      bigint[];
  openings bigint[];
  below    bigint[];
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
    returning a.id, a.balance - t.delta as opening)
  select (select count(*) from total), array_agg(m.id), array_agg(m.opening) into wanted, ids, openings from moved m;
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

  return query
    select p.grp, base + min(p.n) - 1 from unnest(p_group) with ordinality p (grp, n) group by p.grp order by 2;
end $$;

-- Posts a batch. Postings with the same group number are linked: they stand or fall together, without their neighbours.
-- Groups are decided in their order; the answer has one row a group: the transaction's id, or null where an account
-- would have gone below zero. As a rule all stand and are posted together.
create function ledger_post(
  p_group bigint[], p_kind text[], p_coin text[], p_from bigint[], p_to bigint[], p_amount bigint[],
  p_reference text[], p_reverses bigint[], p_at timestamptz
) returns table (group_no bigint, transaction_id bigint)
language plpgsql as $$
begin
  if coalesce(array_length(p_group, 1), 0) = 0 then return; end if;
  if array_length(p_group, 1) > 1024 then raise exception 'a batch has at most 1024 postings'; end if;
  begin
    return query select * from ledger_post_together(
      p_group, p_kind, p_coin, p_from, p_to, p_amount, p_reference, p_reverses, p_at);
    return;
  exception when check_violation then
    null;
  end;
  return query select * from ledger_post_in_turn(
    p_group, p_kind, p_from, p_to, p_amount, p_reference, p_reverses, p_at);
end $$;

-- Whether something has changed since it was looked at: what decides whether coins may leave an account.
alter table identity_credential add column outgoing_version integer not null default 1;
create function identity_outgoing_changed() returns trigger language plpgsql as $$
begin
  new.outgoing_version := old.outgoing_version + 1;
  return new;
end $$;
create trigger identity_outgoing_version before update on identity_credential for each row
  when (old.transfer_lock is distinct from new.transfer_lock or old.unlocked_at is distinct from new.unlocked_at
        or old.changes is distinct from new.changes)
  execute function identity_outgoing_changed();
create or replace view identity_outgoing as
select member_no, transfer_lock, unlocked_at, changes, outgoing_version as version from identity_credential;

-- A transfer is the record of its key: the same key of the same payer finds it again.
alter table wallet_transfer add column key text collate "C";
update wallet_transfer t set key = i.key from platform_idempotency i
 where i.scope = 'member:' || t.payer || '|wallet.transfer' and (i.answer ->> 'id')::bigint = t.id;
create unique index wallet_transfer_key on wallet_transfer (payer, key);

-- What is known of each order of a batch, in the order of the batch. A used key brings the transfer that it made.
drop function wallet_transfer_facts(bigint[], text[], text[], text[]);
create function wallet_transfer_facts(p_payer bigint[], p_payee_name text[], p_key text[])
returns table (payee bigint, known boolean, borders boolean, version integer, transfer_lock boolean,
               unlocked_at timestamptz, changes jsonb, made_id bigint, made_payee bigint, made_coin text,
               made_amount bigint, made_fee bigint, made_remark text, made_at timestamptz, made_credits_at timestamptz)
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query
  select p.member_no, k.payer is not null, b.any_team, o.version, o.transfer_lock, o.unlocked_at, o.changes,
         t.id, t.payee, t.coin, t.amount, t.fee, t.remark, t.made_at, t.credits_at
    from unnest(p_payer, p_payee_name, p_key) with ordinality a (payer, name, key, n)
    join identity_outgoing o on o.member_no = a.payer
   cross join network_borders b
    left join identity_name p on p.username = a.name
    left join wallet_known_payee k on k.payer = a.payer and k.payee = p.member_no
    left join wallet_transfer t on t.payer = a.payer and t.key = a.key collate "C"
   order by a.n;
end $$;

-- Posts and records a batch of transfers; the postings of transfer n carry the group n, from 0. Where anything that was
-- taken for granted of an order is not so (the payer's version, that the two have dealt before, no protected team, an
-- unused key), `stale` says for which, and nothing is done. Otherwise `ids` has each transfer's id, or null where coins were missing.
drop function wallet_write_transfers(bigint[], text[], bigint[], bigint[], bigint[], text[], bigint[], bigint[], bigint[],
  text[], bigint[], bigint[], text[], text[], text[], bytea[], text[], timestamptz);
create function wallet_write_transfers(
  p_payer bigint[], p_version integer[], p_payee bigint[], p_known boolean[], p_coin text[], p_amount bigint[],
  p_fee bigint[], p_remark text[], p_key text[],
  p_group bigint[], p_kind text[], p_posted_coin text[], p_from bigint[], p_to bigint[], p_posted bigint[], p_at timestamptz,
  out stale boolean[], out ids bigint[]
) language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  any_stale  boolean;
  fresh      bigint[];
  posted     boolean[];
begin
  select array_agg(s.changed order by s.n), bool_or(s.changed), array_agg(nextval('wallet_transfer_id_seq') order by s.n)
    into stale, any_stale, fresh
    from (select a.n, b.any_team or o.member_no is null or (k.payer is null and not a.known) or t.id is not null as changed
            from unnest(p_payer, p_version, p_payee, p_known, p_key)
                 with ordinality a (payer, version, payee, known, key, n)
           cross join network_borders b
            left join identity_outgoing o on o.member_no = a.payer and o.version = a.version
            left join wallet_known_payee k on not a.known and k.payer = a.payer and k.payee = a.payee
            left join wallet_transfer t on t.payer = a.payer and t.key = a.key collate "C") s;
  if any_stale then return; end if;

  select array_agg(d.transaction_id is not null order by d.group_no) into posted
    from ledger_post(p_group, p_kind, p_posted_coin, p_from, p_to, p_posted,
                     array(select 'transfer:' || fresh[g.group_no + 1] from unnest(p_group) with ordinality g (group_no, n)
                            order by g.n),
                     array_fill(null::bigint, array[array_length(p_group, 1)]), p_at) d;
  insert into wallet_transfer (id, payer, payee, coin, amount, fee, remark, state, made_at, key)
  overriding system value
  select w.id, w.payer, w.payee, w.coin, w.amount, w.fee, w.remark, 'credited', p_at, w.key
    from unnest(fresh, p_payer, p_payee, p_coin, p_amount, p_fee, p_remark, p_key, posted)
         w (id, payer, payee, coin, amount, fee, remark, key, posted)
   where w.posted;
  select array_agg(case when w.posted then w.id end order by w.n) into ids
    from unnest(fresh, posted) with ordinality w (id, posted, n);
end $$;
