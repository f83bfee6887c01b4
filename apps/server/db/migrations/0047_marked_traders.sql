-- Traders whom a member prefers, or whom it blocks: a blocked one neither sees nor takes the member's listings.
create table otc_mark (
  id        bigint      generated always as identity,
  member_no bigint      not null,
  trader    bigint      not null,
  mark      text        not null check (mark in ('favourite', 'blocked')),
  at        timestamptz not null,
  primary key (member_no, trader),
  constraint otc_mark_not_oneself check (member_no <> trader)
);
create index otc_mark_latest on otc_mark (member_no, id);
