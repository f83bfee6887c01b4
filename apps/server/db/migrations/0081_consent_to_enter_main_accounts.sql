-- Which further nodes may sign in to the main account of their owner, and since when.
create table network_parent_access (
  member_no bigint      primary key references network_node (member_no) on delete cascade,
  given_at  timestamptz not null
);

-- Until now every further node could. Its owner is told once that this needs a consent.
insert into notifications_notice (member_no, kind, params, at)
select distinct owner, 'nodesAsk', '{}'::jsonb, now() from members_member where owner <> member_no;
