-- expand
-- Whether programs of the release before work on what a migration has made, and which migration a program must at least know if not.
alter table platform_migration
  add column kind  text not null default 'contract' check (kind in ('expand', 'contract')),
  add column needs text check (needs ~ '^\d{4}$');

-- The newest migration that a process knows: what it does not know may be added below it, and not taken away.
alter table platform_process add column newest text not null default '' check (length(newest) <= 100);
