-- The hot path of transfers: two calls a batch, whose plans the database keeps.

-- Published by identity: what decides whether coins may leave an account now.
create view identity_outgoing as
select member_no, transfer_lock, unlocked_at, changes from identity_credential;

-- Published by network: whether any team is protected at all.
create view network_borders as select exists (select 1 from network_protected_team) as any_team;

-- What is known of each order of a batch before it is decided, in the order of the batch.
create function wallet_transfer_facts(p_payer bigint[], p_payee_name text[], p_scope text[], p_key text[])
returns table (id bigint, payee bigint, payee_name text, known boolean, borders boolean, transfer_lock boolean,
               unlocked_at timestamptz, changes jsonb, used_hash bytea, answer json)
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query
  select nextval('wallet_transfer_id_seq'), p.member_no, p.username, k.payer is not null, b.any_team,
         o.transfer_lock, o.unlocked_at, o.changes, i.request_hash, i.answer
    from unnest(p_payer, p_payee_name, p_scope, p_key) with ordinality a (payer, name, scope, key, n)
    join identity_outgoing o on o.member_no = a.payer
   cross join network_borders b
    left join identity_name p on p.username = a.name
    left join wallet_known_payee k on k.payer = a.payer and k.payee = p.member_no
    left join platform_idempotency i on i.scope = a.scope and i.key = a.key
   order by a.n;
end $$;

-- Posts, records and remembers the keys of a batch: one group a transfer, numbered from 0. Tells for each whether it
-- was posted.
create function wallet_write_transfers(
  p_group bigint[], p_kind text[], p_from bigint[], p_to bigint[], p_posted bigint[], p_reference text[],
  p_id bigint[], p_payer bigint[], p_payee bigint[], p_coin text[], p_amount bigint[], p_fee bigint[], p_remark text[],
  p_scope text[], p_key text[], p_hash bytea[], p_answer text[], p_at timestamptz
) returns boolean[]
language plpgsql as $$
declare
  done boolean[];
begin
  select array_agg(d.transaction_id is not null order by d.group_no) into done
    from ledger_post(p_group, p_kind, p_from, p_to, p_posted, p_reference,
                     array_fill(null::bigint, array[array_length(p_group, 1)]), p_at) d;
  insert into wallet_transfer (id, payer, payee, coin, amount, fee, remark, state, made_at)
  overriding system value
  select w.id, w.payer, w.payee, w.coin, w.amount, w.fee, w.remark, 'credited', p_at
    from unnest(p_id, p_payer, p_payee, p_coin, p_amount, p_fee, p_remark, done)
         w (id, payer, payee, coin, amount, fee, remark, posted)
   where w.posted;
  insert into platform_idempotency (scope, key, request_hash, answer, created_at)
  select w.scope, w.key, w.hash, w.answer::json, p_at
    from unnest(p_scope, p_key, p_hash, p_answer, done) w (scope, key, hash, answer, posted)
   where w.posted;
  return done;
end $$;
