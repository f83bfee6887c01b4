-- The second form of an entry says with which role, session, request and network an operator acted, what kind of thing it was
-- about, why, and what was there before and after. Entries of the first form keep it with their hash.
alter table platform_audit
  add column form smallint not null default 1,
  add column role text,
  add column session bigint,
  add column request text,
  add column network text,
  add column subject_kind text,
  add column reason text,
  add column proposal bigint,
  add column before jsonb,
  add column after jsonb,
  add constraint platform_audit_forms check (form in (1, 2)),
  add constraint platform_audit_size check (
    octet_length(coalesce(before::text, '')) <= 8192 and octet_length(coalesce(after::text, '')) <= 8192);

-- A right that was refused is recorded once a route and minute.
create table platform_refused_right (
  operator bigint not null,
  route text not null,
  minute timestamptz not null,
  primary key (operator, route, minute)
);
