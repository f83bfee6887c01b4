-- The audit log is append-only.
create or replace function platform_audit_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;

-- Tells a channel of operators that what stands in its lists has changed: once in a transaction, however many rows it moves. What
-- has been told lasts as long as the transaction, and is undone with a savepoint as the event is.
create or replace function platform_desk_changed() returns trigger language plpgsql as $$
declare
  told text := 'greenhall_told.' || tg_argv[0];
begin
  if coalesce(current_setting(told, true), '') = '' then
    perform set_config(told, tg_argv[1], true);
    insert into platform_event (channel, event, at)
    values (tg_argv[0], ('{"what":"' || tg_argv[1] || '","id":""}')::json, now());
  end if;
  return null;
end $$;

-- Versions of parameters are never changed.
create or replace function platform_parameter_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'versions of parameters are append-only';
end $$;
