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

-- Sends an event to the members whose numbers stand in the named columns of a row.
create or replace function platform_member_changed() returns trigger language plpgsql as $$
begin
  insert into platform_event (channel, event, members, at)
  select 'members', ('{"what":"' || tg_argv[0] || '","id":""}')::json, array_agg(distinct (to_jsonb(coalesce(new, old)) ->> c)::bigint), now()
    from unnest(tg_argv[1:]) c;
  return null;
end $$;

-- Versions of parameters are never changed.
create or replace function platform_parameter_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'versions of parameters are append-only';
end $$;

-- A restore is opened once. Nothing else of its row is ever changed.
create or replace function platform_closure_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.opened_at is null and new.opened_at is not null
       and (new.id, new.restored_at, new.taken_at, new.closed_at, new.may_enter)
         = (old.id, old.restored_at, old.taken_at, old.closed_at, old.may_enter) then
      return new;
    end if;
  end if;
  raise exception 'the record of restores is append-only';
end $$;

-- Whether the installation is closed after a restore. It stays as it is until the transaction ends: who closes it holds the lock alone.
create or replace function platform_is_closed() returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7264440);
  return exists (select from platform_closure where opened_at is null);
end $$;

-- No coin moves while the installation is closed, whoever asks for it. The program knows the refusal by its code.
create or replace function platform_refuse_while_closed() returns trigger language plpgsql as $$
begin
  if platform_is_closed() then raise exception 'closed after a restore' using errcode = 'GH208'; end if;
  return null;
end $$;
