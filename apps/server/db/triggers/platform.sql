create or replace trigger platform_audit_append_only before update or delete or truncate on platform_audit
  for each statement execute function platform_audit_refuse_change();

-- What takes two operators and has no list of requests of its own.
create or replace trigger platform_proposal_comes after insert on platform_proposal for each row
  execute function platform_desk_changed('proposals', 'proposal');

create or replace trigger platform_proposal_moves after update on platform_proposal for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('proposals', 'proposal');

create or replace trigger platform_alarm_comes after insert on platform_alarm for each row
  execute function platform_desk_changed('alarms', 'alarm');

create or replace trigger platform_alarm_moves after update on platform_alarm for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('alarms', 'alarm');

create or replace trigger platform_alarm_acknowledged_comes after insert on platform_alarm_acknowledged for each row
  execute function platform_desk_changed('alarms', 'alarm');

create or replace trigger platform_alarm_acknowledged_moves after update on platform_alarm_acknowledged for each row
  when (old.* is distinct from new.*)
  execute function platform_desk_changed('alarms', 'alarm');

create or replace trigger platform_switch_moves after insert or update on platform_switch for each row
  execute function platform_desk_changed('switches', 'switch');

create or replace trigger platform_parameter_append_only before update or delete or truncate on platform_parameter
  for each statement execute function platform_parameter_refuse_change();

create or replace trigger platform_closure_append_only before update or delete on platform_closure
  for each row execute function platform_closure_refuse_change();

create or replace trigger platform_closure_no_truncate before truncate on platform_closure
  for each statement execute function platform_closure_refuse_change();
