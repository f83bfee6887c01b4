-- What was proposed is bound to the secret of the installation, so that a body that was bent in the database is not applied. A
-- proposal of an earlier version has no seal: it is proposed again. A proposal whose difference has moved meanwhile ends as stale.
alter table platform_proposal
  add column seal bytea,
  drop constraint platform_proposal_state_check,
  add constraint platform_proposal_state_check check (
    state in ('proposed', 'approved', 'applied', 'rejected', 'expired', 'withdrawn', 'stale'));
