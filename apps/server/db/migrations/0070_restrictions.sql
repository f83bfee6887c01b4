-- What operators restrict of a member for some time. It holds for all accounts of the owner, save a protected team, which is
-- that of the member itself.
create table members_restriction (
  id         bigint      generated always as identity primary key,
  member_no  bigint      not null references members_member (member_no) on delete cascade,
  owner      bigint      not null,
  kind       text        not null check (kind in ('transfer', 'trade', 'withdraw', 'shop', 'messages', 'protectedTeam')),
  reason     text        not null check (char_length(reason) between 1 and 200),
  is_alone   boolean     not null,
  set_by     text        not null,
  starts_at  timestamptz not null,
  ends_at    timestamptz not null check (ends_at > starts_at),
  lifted_at  timestamptz,
  lifted_by  text,
  lifted_for text        check (char_length(lifted_for) between 1 and 200),
  check ((lifted_at is null) = (lifted_by is null)),
  check ((lifted_at is null) = (lifted_for is null))
);
create index members_restriction_owner on members_restriction (owner, kind);
create index members_restriction_teams on members_restriction (ends_at) where kind = 'protectedTeam' and lifted_at is null;

create view members_restricted as
select m.member_no, r.kind, r.ends_at as until
  from members_restriction r
  join members_member m on m.owner = r.owner and (r.kind <> 'protectedTeam' or m.member_no = r.member_no)
 where r.lifted_at is null;

drop view network_borders;
drop table network_protected_team;
create view network_borders as
select coalesce(max(until), '-infinity') as protected_until from members_restricted where kind = 'protectedTeam';

drop function wallet_transfer_facts(bigint[], text[], text[]);

create or replace function wallet_transfer_facts(p_payer bigint[], p_payee_name text[], p_key text[], p_at timestamptz)
returns table (payee bigint, known boolean, borders boolean, restricted_until timestamptz, version integer,
               transfer_lock boolean,
               unlocked_at timestamptz, changes jsonb, made_id bigint, made_payee bigint, made_coin text,
               made_amount bigint, made_fee bigint, made_remark text, made_at timestamptz, made_credits_at timestamptz)
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan set enable_material = off as $$
begin
  return query
  select p.member_no, k.payer is not null, b.protected_until > p_at,
         (select max(r.until) from members_restricted r where r.member_no = a.payer and r.kind = 'transfer'), o.version, o.transfer_lock, o.unlocked_at, o.changes,
         t.id, t.payee, t.coin, t.amount, t.fee, t.remark, t.made_at, t.credits_at
    from unnest(p_payer, p_payee_name, p_key) with ordinality a (payer, name, key, n)
    join identity_outgoing o on o.member_no = a.payer
   cross join network_borders b
    left join identity_name p on p.username = a.name
    left join wallet_known_payee k on k.payer = a.payer and k.payee = p.member_no
    left join wallet_transfer t on t.payer = a.payer and t.key = a.key collate "C"
   order by a.n;
end $$;

create or replace function wallet_write_transfers(
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
  stale := array(
    select b.protected_until > p_at
        or exists (select from members_restricted r
                    where r.member_no = a.payer and r.kind = 'transfer' and r.until > p_at)
        or not exists (select from identity_outgoing o where o.member_no = a.payer and o.version = a.version)
        or not (a.known or exists (select from wallet_known_payee k where k.payer = a.payer and k.payee = a.payee))
      from unnest(p_payer, p_version, p_payee, p_known) with ordinality a (payer, version, payee, known, n)
     cross join network_borders b order by a.n);
  if true = any (stale) then return; end if;

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
    delete from wallet_transfer
     where id = any (array(select w.id from unnest(fresh, posted) w (id, posted) where not w.posted));
  end if;
  ids := array(select case when w.posted then w.id end
                 from unnest(fresh, posted) with ordinality w (id, posted, n) order by w.n);
end $$;
