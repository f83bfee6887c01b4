-- Published: whether any team is protected at all.
create or replace view network_borders as select exists (select 1 from network_protected_team) as any_team;

-- Published: both trees for higher slices.
create or replace view network_place as select member_no, sponsor, parent, zone from network_node;
