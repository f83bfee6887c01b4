-- expand
-- A version of the plan belongs to the proposal whose approval announced it; the shipped one, and those of before, to none.
alter table members_plan add column proposal bigint unique;

-- What is stored was approved, so that its state is no longer written.
alter table members_plan alter column state set default 'announced';
alter table members_launch alter column state set default 'approved';
