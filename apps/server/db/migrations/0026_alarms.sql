-- What operators have to look at soon, one row for each alarm and UTC day.

create table platform_alarm (
  name    text        not null,
  day     date        not null,
  raised  integer     not null check (raised > 0),
  last_at timestamptz not null,
  detail  jsonb       not null,
  primary key (name, day)
);
