-- What each UTC day that has ended came to: what moved, by kind and the purposes of both accounts, and what the accounts of a purpose held
-- at its end. They are written once, in the order of the days, and never changed.
create table ledger_day (
  day          integer     primary key,
  -- Every posting of a day that was not summed yet when this one was has a higher number.
  through      bigint      not null,
  published_at timestamptz not null
);

create table ledger_day_flow (
  day      integer not null references ledger_day (day),
  kind     text    not null,
  coin     text    not null,
  source   text    not null,
  target   text    not null,
  postings integer not null check (postings > 0),
  amount   bigint  not null check (amount > 0),
  primary key (day, kind, coin, source, target)
);

-- An account that held nothing at the end of the day has no row.
create table ledger_day_balance (
  day     integer not null references ledger_day (day),
  coin    text    not null,
  purpose text    not null,
  balance bigint  not null check (balance <> 0),
  primary key (day, coin, purpose)
);

create trigger ledger_day_append_only before update or delete or truncate on ledger_day
  for each statement execute function ledger_refuse_change();
create trigger ledger_day_flow_append_only before update or delete or truncate on ledger_day_flow
  for each statement execute function ledger_refuse_change();
create trigger ledger_day_balance_append_only before update or delete or truncate on ledger_day_balance
  for each statement execute function ledger_refuse_change();
