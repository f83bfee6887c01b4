-- What concerns a member alone, kept under "For me".
create table notifications_notice (
  id        bigint      generated always as identity,
  member_no bigint      not null,
  kind      text        not null,
  params    jsonb       not null,
  at        timestamptz not null,
  is_read   boolean     not null default false,
  primary key (member_no, id)
);
create index notifications_notice_unread on notifications_notice (member_no, id) where not is_read;
-- Rows come in the order of their moments, so the sweep finds the old ones by an index that costs almost nothing.
create index notifications_notice_at on notifications_notice using brin (at);

-- What a member has chosen, by group. What is not there is as it is for everybody.
create table notifications_choice (
  member_no bigint primary key,
  mail      jsonb  not null default '{}',
  push      jsonb  not null default '{}'
);

-- Mail that waits to be sent. The address is the one at the time of the change: news of a new address goes to the old one.
create table notifications_mail (
  id        bigint      generated always as identity primary key,
  member_no bigint      not null,
  kind      text        not null,
  params    jsonb       not null,
  channel   text        not null check (channel in ('email', 'phone')),
  address   text        not null,
  made_at   timestamptz not null,
  due_at    timestamptz not null,
  attempts  integer     not null default 0 check (attempts >= 0)
);
create index notifications_mail_due on notifications_mail (due_at);

-- The devices that members have asked to be told by web push, each as long as its session lives.
create table notifications_device (
  id         bigint      generated always as identity primary key,
  member_no  bigint      not null,
  session_id bigint      not null,
  endpoint   text        not null unique check (char_length(endpoint) <= 1000),
  p256dh     text        not null,
  auth       text        not null,
  language   text        not null,
  at         timestamptz not null
);
create index notifications_device_member on notifications_device (member_no, id);
create index notifications_device_session on notifications_device (session_id);

-- What waits to be announced: one of each group is enough for a device, because an announcement has no content.
create table notifications_push (
  id        bigint      generated always as identity primary key,
  device_id bigint      not null references notifications_device (id) on delete cascade,
  topic     text        not null,
  made_at   timestamptz not null,
  due_at    timestamptz not null,
  attempts  integer     not null default 0 check (attempts >= 0),
  unique (device_id, topic)
);
create index notifications_push_due on notifications_push (due_at);

-- The key pair by which push services know this installation, made once; the private key is sealed with its secret.
create table notifications_push_key (
  is_only    boolean primary key default true check (is_only),
  public_key text    not null,
  sealed_key text    not null
);

-- Tells members something of one kind in the transaction that did it: keeps it, and queues its mail and its announcements.
create function notifications_tell(
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
