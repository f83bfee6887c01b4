-- Ports of the platform: idempotency, limits, audit, switches.

create table platform_idempotency (
  scope        text        not null,
  key          text        not null,
  request_hash bytea       not null,
  answer       json        not null,
  created_at   timestamptz not null,
  primary key (scope, key)
);
create index platform_idempotency_age on platform_idempotency using brin (created_at);

-- Counters that survive a restart: how often something happened in a window.
create table platform_limit (
  name         text        not null,
  subject      text        not null,
  window_start timestamptz not null,
  used         integer     not null,
  primary key (name, subject)
);

-- What operators did, chained by hashes in the order of the rows.
create table platform_audit (
  sequence bigint      primary key,
  operator text,
  act      text        not null,
  subject  text,
  detail   jsonb       not null,
  at       timestamptz not null,
  previous bytea       not null,
  hash     bytea       not null unique
);
create function platform_audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger platform_audit_append_only before update or delete or truncate on platform_audit
  for each statement execute function platform_audit_refuse_change();

create table platform_switch (
  name text    primary key,
  "on" boolean not null
);
insert into platform_switch values ('registration', true), ('activation', true);
