-- expand
-- Many identity cards have no end date. Such a document has no last day either.
alter table verification_case add column has_no_end boolean not null default false
  constraint verification_case_no_end check (not has_no_end or expires_on is null);
