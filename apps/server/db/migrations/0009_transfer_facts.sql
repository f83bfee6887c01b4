-- Published by identity: what decides whether coins may leave an account now.
create view identity_outgoing as
select member_no, transfer_lock, unlocked_at, changes from identity_credential;

-- Published by network: whether any team is protected at all.
create view network_borders as select exists (select 1 from network_protected_team) as any_team;
