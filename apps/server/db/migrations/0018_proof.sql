-- The public proof of solvency: what was published, and what a member needs to find itself in it.

create table proof_snapshot (
  number   bigint      primary key check (number > 0),
  taken_at timestamptz not null,
  settled  integer,                     -- the last settled day that it shows; null before the first
  head     json        not null,       -- as it was published
  hash     text        not null unique
);

-- Every member's balances as they stood, in the order of COINS, by ascending member number.
create table proof_leaf (
  snapshot  bigint   not null references proof_snapshot (number) deferrable initially deferred,
  place     integer  not null,
  member_no bigint   not null,
  sums      bigint[] not null,
  primary key (snapshot, place)
);
create index proof_leaf_member on proof_leaf (member_no, snapshot);

-- The nodes over each block of leaves, so that a way to the root needs one block of leaves alone.
create table proof_block (
  snapshot bigint   not null references proof_snapshot (number) deferrable initially deferred,
  place    integer  not null,
  hash     bytea    not null,
  sums     bigint[] not null,
  primary key (snapshot, place)
);
