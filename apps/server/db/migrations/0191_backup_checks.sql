-- What came of trying to restore the newest backup: a row for each trial.
create table platform_backup (
  id        bigint      generated always as identity primary key,
  at        timestamptz not null,
  -- Up to when the backup has what happened; empty where none could be read.
  taken_at  timestamptz,
  took_ms   integer     not null check (took_ms >= 0),
  -- 'noRoom': the temporary place was too small, which says nothing of the backup.
  outcome   text        not null check (outcome in ('restored', 'broken', 'noRoom')),
  fault     text        check (length(fault) <= 2000),
  check ((outcome = 'restored') = (fault is null)),
  check (outcome <> 'restored' or taken_at is not null)
);
create index platform_backup_restored on platform_backup (taken_at desc) where outcome = 'restored';
