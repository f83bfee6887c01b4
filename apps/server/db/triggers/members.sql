create or replace trigger members_plan_comes after insert on members_plan for each row
  execute function platform_desk_changed('proposals', 'proposal');
create or replace trigger members_plan_moves after update on members_plan for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('proposals', 'proposal');
create or replace trigger members_launch_comes after insert on members_launch for each row
  execute function platform_desk_changed('proposals', 'proposal');
create or replace trigger members_launch_moves after update on members_launch for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('proposals', 'proposal');
