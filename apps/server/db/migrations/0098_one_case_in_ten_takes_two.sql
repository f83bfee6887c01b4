-- Why a case takes a second reviewer, from its first approval on. A first approval from before was given because of
-- duplicates, which were the only cause.
alter table verification_case add column second_for text
  constraint verification_case_second_for check (second_for in ('duplicates', 'earlier', 'draw'));
update verification_case set second_for = 'duplicates' where first_reviewer_id is not null;
