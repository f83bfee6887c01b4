-- The journal is sealed in the order of the server's transaction numbers. A copy of the data on another server counts anew, and
-- what is posted there belongs to a further era: within one the order is that of the numbers. The first era has no row.
create table ledger_era (
  number     integer     primary key check (number > 1),
  after_id   bigint      not null,             -- postings above this number belong to this era or a later one
  first_xact bigint      not null,             -- the number from which the server counted when the era began
  begun_at   timestamptz not null
);
create trigger ledger_era_append_only before update or delete or truncate on ledger_era
  for each statement execute function ledger_refuse_change();

alter table ledger_journal add column era integer not null default 1;
