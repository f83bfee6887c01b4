-- Copies that members ask for of what is kept about them. The content goes when it is fetched or has expired.
create table members_export (
  id         bigint      generated always as identity primary key,
  member_no  bigint      not null references members_member (member_no) on delete cascade,
  state      text        not null check (state in ('asked', 'ready', 'fetched', 'expired')),
  name       text        not null unique,
  content    bytea,
  asked_at   timestamptz not null,
  ready_at   timestamptz,
  expires_at timestamptz,
  ended_at   timestamptz,
  check ((content is not null) = (state = 'ready')),
  check ((ready_at is null) = (state = 'asked')),
  check ((ended_at is not null) = (state in ('fetched', 'expired')))
);
create index members_export_member on members_export (member_no, id desc);
create unique index members_export_one on members_export (member_no) where state in ('asked', 'ready');
create index members_export_open on members_export (state, expires_at, id) where state in ('asked', 'ready');
