-- Published: where a member can be reached.
create or replace view identity_bound_address as select member_no, channel, address from identity_contact;

-- Published: names of members for higher slices.
create or replace view identity_name as select member_no, username, invitation_code from identity_credential;

-- Published: what decides whether a member's coins may leave, with a version that rises with each change.
create or replace view identity_outgoing as
select member_no, transfer_lock, unlocked_at, changes, outgoing_version as version from identity_credential;
