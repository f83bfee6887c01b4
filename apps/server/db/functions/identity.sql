-- Counts the changes that decide whether a member's coins may leave, and tells the member's open screens.
create or replace function identity_outgoing_changed() returns trigger language plpgsql as $$
begin
  new.outgoing_version := old.outgoing_version + 1;
  insert into platform_event (channel, event, members, at)
  values ('members', '{"what":"security","id":""}', array[new.member_no], now());
  return new;
end $$;

-- The sessions that tokens belong or once belonged to: one call for all requests that arrive together.
create or replace function identity_sessions_of(p_hashes bytea[])
returns table (n bigint, id bigint, member_no bigint, username text, pay_version integer, acting_for boolean,
               companion_hash bytea, token_hash bytea, created_at timestamptz, rotated_at timestamptz,
               seen_at timestamptz, ended_at timestamptz, shown text)
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan as $$
begin
  return query
  select a.n, s.id, s.member_no, c.username, c.pay_version, s.acting_for, s.companion_hash, s.token_hash,
         s.created_at, s.rotated_at, s.seen_at, s.ended_at, f.shown
    from unnest(p_hashes) with ordinality a (hash, n)
   cross join lateral (
     select t.id, case when t.has_arrived then 'current' else 'fresh' end as shown from identity_session t where t.token_hash = a.hash
     union all select t.id, case when t.has_arrived then 'previous' else 'unanswered' end from identity_session t where t.previous_hash = a.hash
     union all select t.session_id, 'older' from identity_spent_token t where t.token_hash = a.hash
     limit 1) f
    join identity_session s on s.id = f.id
    join identity_credential c on c.member_no = s.member_no;
end $$;
