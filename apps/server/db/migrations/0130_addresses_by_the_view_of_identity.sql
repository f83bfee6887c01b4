-- Where a member can be reached is published by identity. What processes of the version before call by another name goes by it.
create or replace view members_address as select member_no, channel, address from identity_bound_address;
