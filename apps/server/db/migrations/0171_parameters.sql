-- The values of parameters that operators have changed, version by version. Version 0 is the value that the program ships with.
create table platform_parameter (
  name         text        not null,
  version      integer     not null check (version > 0),
  -- Coins in micro, everything else counted.
  value        bigint      not null,
  effective_at timestamptz not null,
  -- The operators who proposed and approved it.
  proposed_by  bigint      not null,
  approved_by  bigint      not null check (approved_by <> proposed_by),
  primary key (name, version)
);
create function platform_parameter_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'versions of parameters are append-only';
end $$;
create trigger platform_parameter_append_only before update or delete or truncate on platform_parameter
  for each statement execute function platform_parameter_refuse_change();
