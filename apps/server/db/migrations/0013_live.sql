-- The live channel: what changed, for those who are looking, written with the change itself.

create table platform_event (
  id       bigint      generated always as identity primary key,
  channel  text        not null,               -- 'member:17', 'otc:usdt:BEP20'
  event    json        not null,
  at       timestamptz not null,
  -- Given after the commit, by one numberer at a time and without gaps: who has seen n has missed nothing before it.
  sequence bigint      unique
);
create index platform_event_unnumbered on platform_event (id) where sequence is null;
create index platform_event_channel on platform_event (channel, sequence);
create index platform_event_age on platform_event using brin (at);

-- What opens a socket: once, within half a minute.
create table platform_live_ticket (
  hash       bytea       primary key,
  member_no  bigint      not null,
  session_id bigint      not null,
  expires_at timestamptz not null
);
