-- expand
-- The built files of a release, packed into one file of the store: where each begins, how long it is, and its hash.
create table platform_built (
  -- Of the names, which say what is in the files.
  hash      text        primary key check (length(hash) = 64),
  version   text        not null check (length(version) <= 40),
  served_at timestamptz not null,
  files     jsonb       not null
);
