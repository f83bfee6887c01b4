-- When each sweep was run last, by whichever process, and how that ended.
create table platform_sweep (
  name       text        primary key,
  started_at timestamptz not null,
  took_ms    integer     not null check (took_ms >= 0),
  -- How often it has failed in a row.
  failures   integer     not null check (failures >= 0),
  failed_at  timestamptz,
  error      text
);

-- The causes of alarms that last: since when each holds, when the alarm was raised for it last, and when it was over.
create table platform_alarm_cause (
  name      text        not null,
  cause     text        not null,
  since     timestamptz not null,
  raised_at timestamptz,
  over_at   timestamptz,
  primary key (name, cause)
);

-- What the checker of everything that must always hold has found, run by run; `operator` is empty where the program ran it.
create table admin_check (
  id       bigint      generated always as identity primary key,
  at       timestamptz not null,
  took_ms  integer     not null check (took_ms >= 0),
  checks   integer     not null check (checks >= 0),
  broken   jsonb       not null,
  operator text
);
