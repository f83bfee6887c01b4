-- The newest bodies of these functions. A migration that changes one changes it here too.

-- Tells members something of one kind in the transaction that did it: keeps it, and queues its mail and its announcements.
create or replace function notifications_tell(
  p_kind text, p_is_kept boolean, p_mail text, p_mails_by_default boolean, p_push text,
  p_member bigint[], p_params text[], p_at timestamptz
) returns void
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan set enable_material = off as $$
begin
  if p_is_kept then
    insert into notifications_notice (member_no, kind, params, at)
    select t.member_no, p_kind, t.params::jsonb, p_at from unnest(p_member, p_params) t (member_no, params);
  end if;
  if p_mail is not null then
    insert into notifications_mail (member_no, kind, params, channel, address, made_at, due_at)
    select t.member_no, p_kind, t.params::jsonb, a.channel, a.address, p_at, p_at
      from unnest(p_member, p_params) t (member_no, params)
      left join notifications_choice c on c.member_no = t.member_no
     cross join lateral (select b.channel, b.address from identity_bound_address b
                          where b.member_no = t.member_no and (b.channel = 'email' or p_mail = 'always')
                          order by b.channel limit 1) a
     where p_mail = 'always' or coalesce((c.mail ->> p_mail)::boolean, p_mails_by_default);
  end if;
  insert into notifications_push (device_id, topic, made_at, due_at)
  select d.id, p_push, p_at, p_at
    from unnest(p_member) t (member_no)
    join notifications_device d on d.member_no = t.member_no
    left join notifications_choice c on c.member_no = t.member_no
   where coalesce((c.push ->> p_push)::boolean, true)
      on conflict (device_id, topic) do nothing;
end $$;
