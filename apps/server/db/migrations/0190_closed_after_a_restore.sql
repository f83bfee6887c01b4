-- When the data were restored from a backup, and until when the installation was closed then: one row for each restore.
create table platform_closure (
  id               bigint      generated always as identity primary key,
  restored_at      timestamptz not null,
  taken_at         timestamptz not null,         -- up to when the backup has what happened
  closed_at        timestamptz not null,
  may_enter        text[]      not null check (cardinality(may_enter) = 2),   -- the operators named on the terminal
  opened_at        timestamptz,
  opened_by        text[]      check (cardinality(opened_by) = 2),            -- who proposed it, and who approved it
  highest_snapshot bigint      check (highest_snapshot >= 0),                 -- of the published ones, as these two entered it
  check (taken_at <= restored_at),
  check ((opened_at is null) = (opened_by is null) and (opened_at is null) = (highest_snapshot is null))
);
create index platform_closure_open on platform_closure (id) where opened_at is null;

-- A row is opened once. Nothing else of it is ever changed.
create function platform_closure_refuse_change() returns trigger language plpgsql as $$
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
create trigger platform_closure_append_only before update or delete on platform_closure
  for each row execute function platform_closure_refuse_change();
create trigger platform_closure_no_truncate before truncate on platform_closure
  for each statement execute function platform_closure_refuse_change();

-- Whether the installation is closed after a restore. It stays as it is until the transaction ends: who closes it holds the lock alone.
create function platform_is_closed() returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7264440);
  return exists (select from platform_closure where opened_at is null);
end $$;

-- No coin moves while the installation is closed, whoever asks for it. The program knows the refusal by its code.
create function platform_refuse_while_closed() returns trigger language plpgsql as $$
begin
  if platform_is_closed() then raise exception 'closed after a restore' using errcode = 'GH208'; end if;
  return null;
end $$;
create trigger ledger_posting_while_closed before insert on ledger_posting
  for each statement execute function platform_refuse_while_closed();
