-- Levels that operators have closed for purchases, from when to when, and by which proposals.
create table members_level_closing (
  id        bigint      generated always as identity primary key,
  level     integer     not null check (level > 0),
  closed_at timestamptz not null,
  closed_by bigint      not null,
  opened_at timestamptz,
  opened_by bigint,
  check ((opened_at is null) = (opened_by is null))
);
create unique index members_level_closing_open on members_level_closing (level) where opened_at is null;
