-- The processes of this program on this database. Each says every few seconds that it is there.
create table platform_process (
  id         text        primary key,
  kind       text        not null check (kind in ('all', 'web', 'worker')),
  host       text        not null check (length(host) <= 255),
  port       integer     not null check (port between 0 and 65535),
  version    text        not null check (length(version) <= 40),
  started_at timestamptz not null,
  seen_at    timestamptz not null
);

-- Who does a job that one process at a time is enough for, and until when, by the clock of the database.
create table platform_lease (
  name   text        primary key,
  holder text        not null,
  -- Grows with each change of the holder.
  fence  bigint      not null check (fence > 0),
  until  timestamptz not null
);
