-- The hot path of transfers asks less and holds its accounts for a shorter time.

-- Plans of the hot functions are made once: each statement is written so that one plan fits every batch.
alter function identity_sessions_of(bytea[]) set plan_cache_mode = force_generic_plan;
alter function wallet_transfer_facts(bigint[], text[], text[]) set plan_cache_mode = force_generic_plan;
alter function wallet_transfer_facts(bigint[], text[], text[]) set enable_material = off;
alter function ledger_post_together(bigint[], text[], text[], bigint[], bigint[], bigint[], text[], bigint[], timestamptz)
  set plan_cache_mode = force_generic_plan;
alter function ledger_post_together(bigint[], text[], text[], bigint[], bigint[], bigint[], text[], bigint[], timestamptz)
  set enable_material = off;

-- Posts and records a batch of transfers; the postings of transfer n carry the group n, from 0. Where anything that was
-- taken for granted of an order is not so (the payer's version, that the two have dealt before, no protected team),
-- `stale` says for which, and nothing is done. A key that was used before raises unique_violation. Otherwise `ids` has
-- each transfer's id, or null where coins were missing.
drop function wallet_write_transfers(bigint[], integer[], bigint[], boolean[], text[], bigint[], bigint[], text[],
  text[], bigint[], text[], text[], bigint[], bigint[], bigint[], timestamptz);
create function wallet_write_transfers(
  p_payer bigint[], p_version integer[], p_payee bigint[], p_known boolean[], p_coin text[], p_amount bigint[],
  p_fee bigint[], p_remark text[], p_key text[],
  p_group bigint[], p_kind text[], p_posted_coin text[], p_from bigint[], p_to bigint[], p_posted bigint[], p_at timestamptz,
  out stale boolean[], out ids bigint[]
) language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
set plan_cache_mode = force_generic_plan as $$
declare
  fresh   bigint[];
  posted  boolean[];
begin
  if exists (
    select from unnest(p_payer, p_version, p_payee, p_known) a (payer, version, payee, known)
     cross join network_borders b
     where b.any_team
        or not exists (select from identity_outgoing o where o.member_no = a.payer and o.version = a.version)
        or not (a.known or exists (select from wallet_known_payee k where k.payer = a.payer and k.payee = a.payee)))
  then
    select array_agg(b.any_team or o.member_no is null or (k.payer is null and not a.known) order by a.n) into stale
      from unnest(p_payer, p_version, p_payee, p_known) with ordinality a (payer, version, payee, known, n)
     cross join network_borders b
      left join identity_outgoing o on o.member_no = a.payer and o.version = a.version
      left join wallet_known_payee k on k.payer = a.payer and k.payee = a.payee;
    return;
  end if;

  fresh := array(select nextval('wallet_transfer_id_seq') from generate_series(1, cardinality(p_payer)));
  -- Before the accounts are locked: what comes after holds up every other batch with one of them.
  insert into wallet_transfer (id, payer, payee, coin, amount, fee, remark, state, made_at, key)
  overriding system value
  select w.id, w.payer, w.payee, w.coin, w.amount, w.fee, w.remark, 'credited', p_at, w.key
    from unnest(fresh, p_payer, p_payee, p_coin, p_amount, p_fee, p_remark, p_key)
         w (id, payer, payee, coin, amount, fee, remark, key);
  select array_agg(d.transaction_id is not null order by d.group_no) into posted
    from ledger_post(p_group, p_kind, p_posted_coin, p_from, p_to, p_posted,
                     array(select 'transfer:' || fresh[g.group_no + 1] from unnest(p_group) with ordinality g (group_no, n)
                            order by g.n),
                     array_fill(null::bigint, array[array_length(p_group, 1)]), p_at) d;
  if false = any (posted) then
    delete from wallet_transfer t using unnest(fresh, posted) w (id, posted) where t.id = w.id and not w.posted;
  end if;
  ids := array(select case when w.posted then w.id end
                 from unnest(fresh, posted) with ordinality w (id, posted, n) order by w.n);
end $$;
