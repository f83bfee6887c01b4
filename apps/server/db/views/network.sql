-- Published: until when any team is protected at all.
create or replace view network_borders as
select coalesce(max(until), '-infinity') as protected_until from members_restricted where kind = 'protectedTeam';

-- Published: both trees for higher slices.
create or replace view network_place as select member_no, sponsor, parent, zone from network_node;

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
