-- The audit log is append-only.
create or replace function platform_audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
