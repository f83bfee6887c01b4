-- Which operators have a thing open at this moment: a row for each of their sockets, kept as long as it is renewed.
create table platform_presence (
  socket      text        not null,
  thing       text        not null,               -- 'recharge:17'
  operator_id bigint      not null,
  since       timestamptz not null,
  until       timestamptz not null,
  primary key (socket, thing)
);
create index platform_presence_thing on platform_presence (thing);
create index platform_presence_until on platform_presence (until);
