-- Collecting and the binding of accounts can be restricted like the rest.
alter table members_restriction drop constraint members_restriction_kind_check;
alter table members_restriction add constraint members_restriction_kind_check check (
  kind in ('transfer', 'collect', 'trade', 'withdraw', 'shop', 'link', 'messages', 'protectedTeam'));

-- The binding of a sub-account to a main account, from the application to its end. An ended one is kept.
create table network_link (
  id                 bigint      generated always as identity primary key,
  main               bigint      not null references network_node (member_no) on delete cascade,
  sub                bigint      not null references network_node (member_no) on delete cascade,
  state              text        not null
                     check (state in ('applied', 'bound', 'refused', 'withdrawn', 'expired', 'ended')),
  applied_at         timestamptz not null,
  expires_at         timestamptz not null check (expires_at > applied_at),
  bound_at           timestamptz,
  -- When an application was answered otherwise, withdrawn or expired, or a binding ended.
  closed_at          timestamptz,
  -- What the sub-account allows its main account, and when it last changed that.
  may_sign_in        boolean     not null default false,
  sign_in_changed_at timestamptz,
  may_collect        boolean     not null default false,
  collect_changed_at timestamptz,
  constraint network_link_of_two check (main <> sub),
  constraint network_link_bound_since check ((bound_at is not null) = (state in ('bound', 'ended'))),
  constraint network_link_closed_since check ((closed_at is null) = (state in ('applied', 'bound'))),
  constraint network_link_consents check (state = 'bound' or not (may_sign_in or may_collect))
);
create unique index network_link_one_main on network_link (sub) where state = 'bound';
create unique index network_link_open on network_link (main, sub) where state in ('applied', 'bound');
create index network_link_main on network_link (main, id desc);
create index network_link_sub on network_link (sub, id desc);
create index network_link_expires on network_link (expires_at) where state = 'applied';

-- Published: whose accounts are bound to each other, by owner in both directions: a main account with its sub-accounts, and
-- these with each other. Ended bindings are there with the moment of their end.
create or replace view network_linked_owner as
select m.owner, s.owner as other, l.state = 'bound' as is_bound, l.closed_at
  from network_link l
  join members_state m on m.member_no = l.main
  join members_state s on s.member_no = l.sub
 where l.bound_at is not null
union all
select s.owner, m.owner, l.state = 'bound', l.closed_at
  from network_link l
  join members_state m on m.member_no = l.main
  join members_state s on s.member_no = l.sub
 where l.bound_at is not null
union all
select a.owner, b.owner, x.state = 'bound' and y.state = 'bound', least(x.closed_at, y.closed_at)
  from network_link x
  join network_link y on y.main = x.main and y.sub <> x.sub
  join members_state a on a.member_no = x.sub
  join members_state b on b.member_no = y.sub
 where x.bound_at is not null and y.bound_at is not null;

-- Which member a session that acts for another belongs to.
alter table identity_session add column acted_by bigint;
create index identity_session_acted_by on identity_session (acted_by, member_no) where acted_by is not null and ended_at is null;
