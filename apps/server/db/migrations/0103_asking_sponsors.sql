-- When a pending member last asked its referrer to activate it: one row, so that of two requests at once one is told.
create table network_ask (
  member_no bigint primary key references network_node (member_no) on delete cascade,
  asked_at timestamptz not null
);
-- Whose requests a referrer does not want to be told of. A row of the referrer itself stands for those of all.
create table network_ask_mute (
  sponsor bigint not null references network_node (member_no) on delete cascade,
  member_no bigint not null references network_node (member_no) on delete cascade,
  muted_at timestamptz not null,
  primary key (sponsor, member_no)
);
create index network_ask_mute_member on network_ask_mute (member_no);
