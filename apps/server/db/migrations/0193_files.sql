-- The number by which an installation knows its files again, wherever they lie: the store has a file with the same.
create table platform_files (
  single       boolean primary key default true check (single),
  installation text    not null check (length(installation) = 22)
);
