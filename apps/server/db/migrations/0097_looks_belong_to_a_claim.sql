-- A look belongs to the claim in which it was made: the version of the case rises with each claim and stays during it.
-- Looks from before have none, so that they count for no claim.
alter table verification_view add column case_version integer;
create index verification_view_claim on verification_view (case_id, case_version);
