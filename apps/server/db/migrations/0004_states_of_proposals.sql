-- contract after 0003
-- bodies ae992dca86aa
-- Whether a version of the plan or of live mode waits, was approved or rejected, says its proposal. What waited is proposed anew.
drop trigger if exists members_plan_comes on members_plan;
drop trigger if exists members_plan_moves on members_plan;
drop trigger if exists members_launch_comes on members_launch;
drop trigger if exists members_launch_moves on members_launch;

delete from members_plan where state <> 'announced';
delete from members_launch where state <> 'approved';

-- Their checks and indexes go with them.
alter table members_plan drop column state, drop column reason;
alter table members_launch drop column state, drop column reason;

alter table members_plan add constraint members_plan_two_operators check (decided_by_id <> proposed_by_id);
alter table members_launch add constraint members_launch_two_operators check (decided_by_id <> proposed_by_id);
create index members_plan_effective on members_plan (effective_day desc, version desc);
