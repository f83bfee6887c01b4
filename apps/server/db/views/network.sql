-- Published: until when any team is protected at all.
create or replace view network_borders as
select coalesce(max(until), '-infinity') as protected_until from members_restricted where kind = 'protectedTeam';

-- Published: both trees for higher slices.
create or replace view network_place as select member_no, sponsor, parent, zone from network_node;
